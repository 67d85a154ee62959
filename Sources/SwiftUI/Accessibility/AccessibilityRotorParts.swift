/// Several stops.
public struct AccessibilityRotorParts: AccessibilityRotorContent {}
