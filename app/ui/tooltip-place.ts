interface Box {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

const edge = 8;

/** Above the trigger and centered on it; below if there is no room; never past the sides of the window. */
export function placeTooltip(
  trigger: Box,
  bubble: { width: number; height: number },
  viewport: { width: number },
): { left: number; top: number } {
  const centered = trigger.left + trigger.width / 2 - bubble.width / 2;
  const furthest = Math.max(edge, viewport.width - bubble.width - edge);
  const above = trigger.top - bubble.height;
  return {
    left: Math.min(Math.max(edge, centered), furthest),
    top: above >= 0 ? above : trigger.bottom,
  };
}
