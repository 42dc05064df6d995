/** What is active while a function runs. */
export type Place =
  | {readonly kind: 'update' | 'unknown'}
  /** `hasEditor` is false if a state is read without its editor. */
  | {readonly kind: 'read'; readonly hasEditor: boolean}
  /**
   * Nothing is active; `where` completes "runs …". A guess only follows a convention. For a
   * component whose source is unknown, it's how most components call their props.
   */
  | {
      readonly kind: 'none';
      readonly where: string;
      readonly isGuess?: boolean;
      readonly isUsual?: boolean;
    };

export const UNKNOWN: Place = {kind: 'unknown'};
const UPDATE: Place = {kind: 'update'};
/** Where a function runs that an update calls at its end. */
export const AFTER_UPDATE: Place = {
  kind: 'none',
  where: 'after the update has been applied',
};

/** Where functions run that the packages' own functions are given. */
const BY_NAME: Readonly<Record<string, Place>> = {
  'lexical#LexicalEditor.update': UPDATE,
  'lexical#LexicalEditor.parseEditorState': UPDATE,
  'lexical#LexicalEditor.registerNodeTransform': UPDATE,
  'lexical#LexicalEditor.registerCommand': UPDATE,
  'lexical#$onUpdate': AFTER_UPDATE,
  'lexical#LexicalEditor.read': {kind: 'read', hasEditor: true},
  'lexical#EditorState.read': {kind: 'read', hasEditor: false},
  'lexical#LexicalEditor.registerUpdateListener': listener('update'),
  'lexical#LexicalEditor.registerTextContentListener': listener('text content'),
  'lexical#LexicalEditor.registerMutationListener': listener('mutation'),
  'lexical#LexicalEditor.registerDecoratorListener': listener('decorator'),
  'lexical#LexicalEditor.registerEditableListener': listener('editable'),
  'lexical#LexicalEditor.registerRootListener': listener('root'),
};

/** Functions of any package that call their callbacks later, outside of everything. */
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
  useInsertionEffect: 'in an effect',
  on: 'in an event listener',
  once: 'in an event listener',
  debounce: 'after a delay',
  useDebouncedCallback: 'after a delay',
};

/** Functions that call their callbacks synchronously, wherever they are called. */
const AT_ONCE =
  /^(?:forEach|map|filter|find|findLast|findIndex|some|every|reduce|flatMap|sort|toSorted|useMemo|useState|withDOM|flushSync)$/;

/** Where a function runs that is passed to a call; `same` for where the call is. */
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

/** Where a function runs that is passed to a constructor. */
export function placeOfConstruction(name: string): Place | 'same' {
  if (name === 'Promise') return 'same';
  return /^(?:Mutation|Intersection|Resize|Performance)Observer$/.test(name)
    ? {kind: 'none', where: 'when the browser observes something'}
    : UNKNOWN;
}

/** Where a function runs that is assigned to a property: `reader.onload = () => …`. */
export function placeOfAssignment(property: string): Place {
  return /^on[a-z]+$/.test(property)
    ? {kind: 'none', where: 'in an event handler'}
    : UNKNOWN;
}

/** Where most components call a prop with this name, such as `onEmojiClick`. */
export function placeOfForeignProp(prop: string): Place {
  return /^on[A-Z]/.test(prop)
    ? {kind: 'none', where: 'in an event handler', isUsual: true}
    : UNKNOWN;
}

/** Where functions run that a component passes to its parent. */
export const OF_HANDLE: Place = {
  kind: 'none',
  where: 'in a handle, which the component around it calls',
};

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
