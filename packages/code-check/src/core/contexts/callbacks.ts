/** What holds while a function runs. */
export type Place =
  | {readonly kind: 'update' | 'unknown'}
  /** `hasEditor` is false where a state is read without its editor. */
  | {readonly kind: 'read'; readonly hasEditor: boolean}
  /** Nothing is active; `where` completes "runs …". A guess follows a convention only. */
  | {readonly kind: 'none'; readonly where: string; readonly isGuess?: boolean};

export const UNKNOWN: Place = {kind: 'unknown'};
const UPDATE: Place = {kind: 'update'};

/** Where functions run that the packages' own functions are given. */
const BY_NAME: Readonly<Record<string, Place>> = {
  'lexical#LexicalEditor.update': UPDATE,
  'lexical#LexicalEditor.parseEditorState': UPDATE,
  'lexical#LexicalEditor.registerNodeTransform': UPDATE,
  'lexical#LexicalEditor.registerCommand': UPDATE,
  'lexical#LexicalEditor.read': {kind: 'read', hasEditor: true},
  'lexical#EditorState.read': {kind: 'read', hasEditor: false},
  'lexical#LexicalEditor.registerUpdateListener': listener('update'),
  'lexical#LexicalEditor.registerTextContentListener': listener('text content'),
  'lexical#LexicalEditor.registerMutationListener': listener('mutation'),
  'lexical#LexicalEditor.registerDecoratorListener': listener('decorator'),
  'lexical#LexicalEditor.registerEditableListener': listener('editable'),
  'lexical#LexicalEditor.registerRootListener': listener('root'),
};

/** Functions of any package that call what they are given later, outside of everything. */
const LATER: Readonly<Record<string, string>> = {
  setTimeout: 'in a timer',
  setInterval: 'in a timer',
  requestAnimationFrame: 'in an animation frame',
  requestIdleCallback: 'when the browser is idle',
  queueMicrotask: 'in a microtask',
  then: 'after a promise',
  catch: 'after a promise',
  finally: 'after a promise',
  addEventListener: 'in an event listener',
  onMounted: 'when a component is mounted',
  onMount: 'when a component is mounted',
  onBeforeUnmount: 'when a component is removed',
  onUnmounted: 'when a component is removed',
  onDestroy: 'when a component is removed',
  watch: 'when a value changes',
  watchEffect: 'when a value changes',
  nextTick: 'after the next rendering',
  useEffect: 'in an effect',
  useLayoutEffect: 'in an effect',
};

/** Functions that call what they are given at once, where they are called themselves. */
const AT_ONCE =
  /^(?:forEach|map|filter|find|findLast|findIndex|some|every|reduce|flatMap|sort|toSorted|useMemo|useState|withDOM|flushSync)$/;

/** Where a function runs that is handed to a call; `same` for where the call stands. */
export function placeOfArgument(
  qualified: string | undefined,
  called: string | undefined,
): Place | 'same' {
  if (qualified !== undefined && Object.hasOwn(BY_NAME, qualified)) {
    return BY_NAME[qualified] ?? UNKNOWN;
  }
  if (called === undefined || qualified?.includes('lexical') === true) return UNKNOWN;
  const where = Object.hasOwn(LATER, called) ? LATER[called] : undefined;
  if (where !== undefined) return {kind: 'none', where};
  return AT_ONCE.test(called) ? 'same' : UNKNOWN;
}

/** Props of the packages' components that are called outside of everything. */
export function placeOfProp(component: string, prop: string): Place {
  if (/^[a-z]/.test(component)) {
    return /^on[A-Z]/.test(prop)
      ? {kind: 'none', where: 'in an event handler'}
      : UNKNOWN;
  }
  return component === 'OnChangePlugin' && prop === 'onChange'
    ? listener('update')
    : UNKNOWN;
}

function listener(name: string): Place {
  return {
    kind: 'none',
    where: `in ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} listener`,
  };
}
