import type {NameFacts, SymbolFacts} from '@lexical-documentation/api-reference';
import {FourPartError} from '@lexical-documentation/common';
import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

import {
  findNames,
  type FoundName,
  nearNames,
  withKnownNames,
} from '../built-site/find-symbol';
import type {Site} from '../built-site/open-site';
import {limitTokens, tokenLimit} from '../tokens';
import {answer, answerOrExplain, READ_ONLY} from './answer';

/** Kinds that only exist at compile time. */
const TYPE_KINDS = new Set(['interface', 'type']);

const input = z.object({
  name: z
    .string()
    .min(1)
    .max(200)
    .describe(
      'An exported name or a member: "$getRoot", "LexicalEditor.update", "INSERT_TABLE_COMMAND".',
    ),
  module: z
    .string()
    .max(200)
    .optional()
    .describe(
      'Import path, when several export the name: "@lexical/react/LexicalComposer".',
    ),
  maxTokens: tokenLimit(
    {usual: 1_500, most: 8_000},
    'The largest number of tokens of the text.',
  ),
});

const output = z.object({
  name: z.string(),
  kind: z.string().describe('function, class, component, hook, type, member, …'),
  module: z.string().describe('Import path to use.'),
  import: z.string().describe('The import statement.'),
  alsoExportedBy: z.array(z.string()),
  context: z
    .object({label: z.string(), advice: z.string()})
    .optional()
    .describe('Where it can be called; absent for exports that are not called.'),
  since: z.string().optional(),
  deprecated: z.string().optional().describe('What to use instead.'),
  members: z.array(z.string()).describe('Names of its own members.'),
  url: z.string(),
});

/** Adds the tool that describes exported names. */
export function addDescribeSymbol(server: McpServer, site: Site): void {
  server.registerTool(
    'describe_symbol',
    {
      title: 'Describe a name of the Lexical API',
      description:
        'Returns the signature of an exported name or member of the installed Lexical version, its description, the import line, where it can be called (update, read, anywhere), which version added it, what replaces it, and a sample. For an unknown name, it returns similar names.',
      inputSchema: input,
      outputSchema: output,
      annotations: READ_ONLY,
    },
    ({name, module, maxTokens}) =>
      answerOrExplain(async () => {
        const [found, ...others] = findNames(site, name, module);
        if (!found) {
          throw unknownName(site, name, module);
        }
        const facts = factsOf(site, found, others);
        const {text} = limitTokens(textOf(facts), maxTokens);
        // The data doesn't repeat what is in the text.
        return answer(text, output.parse(facts));
      }),
  );
}

interface Facts extends z.infer<typeof output> {
  readonly signature: string;
  readonly description: string;
  readonly sample?: string;
}

function factsOf(
  {origin, symbols}: Site,
  {symbol, member}: FoundName,
  others: readonly FoundName[],
): Facts {
  const facts: NameFacts = member ?? symbol;
  const {since} = symbol;
  return {
    name: member ? `${symbol.name}.${member.name}` : symbol.name,
    kind: member ? 'member' : symbol.kind,
    module: symbol.module,
    import: importOf(symbol),
    alsoExportedBy: [...new Set(others.map((other) => other.symbol.module))],
    signature: facts.signature,
    description: facts.description,
    ...(facts.context && {context: facts.context}),
    ...(since !== undefined && !member && {since}),
    ...(facts.deprecated !== undefined && {
      deprecated: withKnownNames(symbols, facts.deprecated),
    }),
    ...(facts.samples?.[0] !== undefined && {sample: readableSample(facts.samples[0])}),
    members: member ? [] : (symbol.members ?? []).map(({name}) => name),
    url: `${origin}${facts.url}`,
  };
}

function importOf({name, kind, module}: SymbolFacts): string {
  if (name === 'default') {
    return `import name from '${module}';`;
  }
  return `import {${TYPE_KINDS.has(kind) ? 'type ' : ''}${name}} from '${module}';`;
}

function textOf(facts: Facts): string {
  const {context, deprecated, members, sample, since, alsoExportedBy} = facts;
  const lines = [
    `# ${facts.name} (${facts.kind})`,
    `\`\`\`ts\n${facts.import}\n\n${facts.signature}\n\`\`\``,
    deprecated !== undefined && `Deprecated. ${deprecated}`.trim(),
    context && `Context: ${context.label}. ${context.advice}`,
    since !== undefined && `Since ${since}.`,
    facts.description,
    sample,
    members.length > 0 && `Members: ${members.join(', ')}`,
    alsoExportedBy.length > 0 && `Also exported by ${alsoExportedBy.join(', ')}.`,
    facts.url,
  ];
  return lines
    .filter((line) => line !== false && line !== undefined && line !== '')
    .join('\n\n');
}

function unknownName(site: Site, name: string, module: string | undefined) {
  const elsewhere = module === undefined ? [] : findNames(site, name);
  const modules = [...new Set(elsewhere.map(({symbol}) => symbol.module))];
  const near = nearNames(site, name);
  return new FourPartError({
    what: modules.length
      ? `${module ?? ''} does not export "${name}".`
      : `Lexical ${site.errors.version} exports no "${name}".`,
    where: modules.length ? 'the argument "module"' : 'the argument "name"',
    expected: modules.length
      ? `an import path that exports it: ${modules.join(', ')}`
      : `an exported name${near.length ? `, such as ${near.join(', ')}` : ''}`,
    fix: modules.length
      ? 'Import the name from there.'
      : 'Use one of these names, or search for what it should do.',
  });
}

const CUT = '// ---cut---\n';
const CUT_AFTER = /\n\/\/ ---cut-after---[^]*$/;

/**
 * Returns a sample as readers see it: without the notation for the sample check, and with its
 * results as comments.
 */
function readableSample(sample: string): string {
  const [, language = 'ts', code = sample] =
    /^\s*```(\w+)[^\n]*\n([^]*?)\n?```\s*$/.exec(sample) ?? [];
  const cut = code.indexOf(CUT);
  const shown = cut < 0 ? code : code.slice(cut + CUT.length);
  const text = shown.replace(CUT_AFTER, '').replaceAll('//=> ', '// ').trim();
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
