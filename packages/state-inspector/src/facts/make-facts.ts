import {readFileSync} from 'node:fs';
import path from 'node:path';

import {GlobalRegistrator} from '@happy-dom/global-registrator';

import type {Facts, FieldFact, NodeFact} from './facts';

/*
 * A program of its own: it changes globals, and imports all of Lexical. Its argument is the folder
 * with `node_modules`; it prints the facts.
 */

const [, , root = process.cwd()] = process.argv;
GlobalRegistrator.register();
const {findClasses} = await import('./find-classes');
const {findShapes} = await import('./find-shapes');
const {tryNodes} = await import('./try-nodes');

const found = await findClasses(root);
const tried = tryNodes(found);
const shapes = findShapes(
  root,
  found.flatMap(({classes}) => classes.slice(0, 1)),
);
const nodes = found.map(({type, classes, extensions}): NodeFact => {
  const node = tried.get(type);
  if (!node) throw new Error(`Nobody tried the type "${type}".`);
  const {needs, ...nature} = node;
  const shape = shapes.get(classes[0]?.name ?? '') ?? {};
  const fields = Object.entries(needs).map(([name, need]): [string, FieldFact] => [
    name,
    {...(shape[name] && {shape: shape[name]}), ...(need && {need})},
  ]);
  return {type, classes, extensions, ...nature, fields: Object.fromEntries(fields)};
});
const manifest = readFileSync(
  path.join(root, 'node_modules/lexical/package.json'),
  'utf8',
);
const facts: Facts = {
  lexicalVersion: (JSON.parse(manifest) as {readonly version: string}).version,
  nodes: Object.fromEntries(nodes.map((node) => [node.type, node])),
};
process.stdout.write(JSON.stringify(facts), () => process.exit(0));
