type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/**
 * Returns whether a click on a link opens its page in place of this one.
 *
 * @param target - where the link opens
 */
export function isPlainClick(click: Click, target: string | undefined): boolean {
  const {altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = click;
  const isModified = altKey || ctrlKey || metaKey || shiftKey;
  const isHere = !target || target === '_self';
  return !defaultPrevented && button === 0 && isHere && !isModified;
}
