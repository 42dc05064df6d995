import {kebab, writeModule} from './code-parts';

/** Generates a node class for an element with a URL, and the rule that creates its nodes. */
export function keepMedia(tag: 'audio' | 'iframe' | 'video'): string {
  const name = `${tag === 'iframe' ? 'Frame' : tag === 'video' ? 'Video' : 'Audio'}Node`;
  return writeModule({
    what: kebab(tag),
    lexical: [
      '$create',
      '$getDocument',
      '$getState',
      '$setState',
      'createState',
      'DecoratorNode',
    ],
    before: mediaNode(tag, name),
    match: `sel.tag('${tag}').attr('src', /^https:/)`,
    $import: `(_context, element) => [
    $setState($create(${name}), addressState, element.src),
  ]`,
    nodeClass: name,
  });
}

/** Source of a node class that shows the content of a URL. */
function mediaNode(tag: string, name: string): string {
  const isPlayer = tag !== 'iframe';
  return `const addressState = createState('address', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

export class ${name} extends DecoratorNode<null> {
  override $config() {
    return this.config('app-${tag}', {
      extends: DecoratorNode,
      stateConfigs: [{flat: true, stateConfig: addressState}],
    });
  }
  override createDOM() {
    const element = $getDocument().createElement('${tag}');
    element.src = $getState(this, addressState);
${isPlayer ? '    element.controls = true;\n' : ''}    return element;
  }
  override updateDOM() {
    return false;
  }
  override isInline() {
    return false;
  }
}`;
}

/** Generates code that imports pasted HTML with the rules of extensions. */
export function useImportRules(): string {
  return `import {ClipboardDOMImportExtension} from '@lexical/clipboard';
import {defineExtension} from 'lexical';

/** Add it to the dependencies of the extension that is your editor. */
export const PasteByRulesExtension = defineExtension({
  name: 'app/paste-by-rules',
  dependencies: [ClipboardDOMImportExtension],
});
`;
}

/** Generates code that imports lists from Word as lists. */
export function useWordLists(): string {
  return `import {ClipboardDOMImportExtension} from '@lexical/clipboard';
import {WordListImportExtension} from '@lexical/list';
import {defineExtension} from 'lexical';

/** Add it to the dependencies of the extension that is your editor. */
export const KeepWordListsExtension = defineExtension({
  name: 'app/keep-word-lists',
  dependencies: [ClipboardDOMImportExtension, WordListImportExtension],
});
`;
}
