import {createEditor, type Klass, type LexicalNode} from 'lexical';
import {expect, test} from 'vitest';

import {NODE_CLASSES} from '../src/preview/node-classes';
import {facts} from './support';

function fieldOf(type: string, name: string) {
  return facts.nodes[type]?.fields[name];
}

test('every node class of the installed packages is found, and is drawn', () => {
  const known = createEditor({nodes: [...NODE_CLASSES]})._nodes;
  const drawn = [...known.keys()].filter(
    (type) => type !== 'placeholder' && type !== 'artificial',
  );
  expect(Object.keys(facts.nodes).sort()).toEqual(drawn.sort());
});

test('a type is named with the class that declares it and the extension that registers it', () => {
  expect(facts.nodes['heading']).toMatchObject({
    classes: [{name: 'HeadingNode', module: '@lexical/rich-text'}],
    kind: 'element',
  });
  expect(facts.nodes['heading']?.extensions[0]).toEqual({
    name: 'RichTextExtension',
    module: '@lexical/rich-text',
  });
  expect(facts.nodes['code']?.classes[0]?.module).toBe('@lexical/code-core');
});

test('every extension that is named registers the class', async () => {
  for (const {type, classes, extensions} of Object.values(facts.nodes)) {
    for (const {name, module} of extensions) {
      const exported = (await import(module)) as Record<
        string,
        {nodes: Klass<LexicalNode>[] | (() => Klass<LexicalNode>[])}
      >;
      const {nodes = []} = exported[name] ?? {};
      const registered = typeof nodes === 'function' ? nodes() : nodes;
      expect(
        registered.map((node) => node.name),
        `${name} registers ${type}`,
      ).toContain(classes[0]?.name);
    }
  }
});

test('what a field may contain comes from the declarations', () => {
  expect(fieldOf('heading', 'tag')?.shape?.values).toEqual(
    expect.arrayContaining(['h1', 'h6']),
  );
  expect(fieldOf('text', 'format')?.shape).toEqual({kinds: ['number']});
});

test('what a missing field does is tried, at loading and at drawing', () => {
  expect(fieldOf('listitem', 'indent')?.need).toEqual({
    at: 'load',
    message: 'Invalid indent value.',
  });
  expect(fieldOf('text', 'text')?.need?.at).toBe('draw');
  expect(fieldOf('heading', 'tag')?.need?.at).toBe('lost');
  expect(fieldOf('table', 'colWidths')?.need).toBeUndefined();
});

test('what a node refuses as a child is tried', () => {
  expect(facts.nodes['root']?.refused['text']).toContain('Only element or decorator');
  expect(facts.nodes['paragraph']?.refused).not.toHaveProperty('text');
  expect(facts.nodes['listitem']?.refused).not.toHaveProperty('paragraph');
});
