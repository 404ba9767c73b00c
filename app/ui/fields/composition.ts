interface ComposingKey {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Returns true for a key that an input method uses, such as the Enter that accepts its word. Safari tells it
 * by the key code alone (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export function isComposing(event: ComposingKey | { nativeEvent: ComposingKey }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
