interface ComposingKey {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Returns true for a key that an input method handles, such as the Enter that accepts a word. Safari marks such
 * a key only by its key code (https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode).
 */
export function isComposing(event: ComposingKey | { nativeEvent: ComposingKey }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === 229;
}
