import type {Facts} from '../facts/facts';
import {JsonError} from '../json/json-error';
import {type ParsedJson, parseJson} from '../json/parse-json';
import {writeJson} from '../json/write-json';
import {Collector} from './collector';
import {findRoot} from './find-root';
import {foreignFormat, type ForeignFormat} from './foreign-document';
import type {Inspection} from './report';
import {TypeSizes} from './type-sizes';
import type {JsonObject} from './values';
import {walkNodes} from './walk-nodes';

/** An inspection, and the state with its repairs for whoever wants to draw it. */
export interface InspectedState {
  readonly inspection: Inspection;
  /** Missing where the text contains none. */
  readonly state?: JsonObject;
}

/**
 * Inspects a stored editor state without an editor: what is malformed, unknown, missing or ignored, by
 * what the installed packages do with it. Depth costs no stack, and nothing of the text is executed.
 */
export function inspectState(text: string, facts: Facts): InspectedState {
  const parsed = parse(text, facts);
  if ('lexicalVersion' in parsed) return {inspection: parsed};
  const collector = new Collector(text, parsed.spans);
  const foreign = foreignFormat(parsed.value);
  if (foreign) reportForeign(foreign, parsed.value, collector);
  else reportRepeated(parsed, collector);
  // What else could be said would be about a format that this is not.
  const found = foreign ? null : findRoot(parsed.value, collector);
  const sizes = new TypeSizes(facts, parsed.spans);
  const path = found?.path ? `${found.path}.root` : 'root';
  const walked = found
    ? walkNodes(found.state, path, {facts, collector, sizes})
    : {nodes: 0, depth: 0};
  const repairs = collector.repairs();
  return {
    inspection: {
      lexicalVersion: facts.lexicalVersion,
      findings: collector.findings(),
      types: sizes.rows(),
      repairs,
      ...(found && repairs.length > 0 && {repaired: writeJson(found.state)}),
      size: text.length,
      ...walked,
    },
    ...(found && {state: found.state}),
  };
}

function parse(text: string, facts: Facts): ParsedJson | Inspection {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return malformed(text, error, facts);
  }
}

function malformed(text: string, error: JsonError, facts: Facts): Inspection {
  const collector = new Collector(text);
  const rest = text.slice(error.offset).split('\n', 1)[0]?.slice(0, 24) ?? '';
  const isAtEnd = error.offset >= text.length;
  collector.addAt(
    {
      rule: 'json-syntax',
      severity: 'error',
      message: isAtEnd
        ? `The JSON ends too early: expected ${error.expected}.`
        : `This is not JSON at “${rest}”: expected ${error.expected}.`,
      fix: fixOf(text, isAtEnd),
    },
    'the text',
    error.offset,
  );
  return {
    lexicalVersion: facts.lexicalVersion,
    findings: collector.findings(),
    types: [],
    repairs: [],
    size: text.length,
    nodes: 0,
    depth: 0,
  };
}

function fixOf(text: string, isAtEnd: boolean): string {
  if (text.trim().startsWith('[object')) {
    return 'The state was stored with String(…), so there is no content to restore. Store JSON.stringify(editor.getEditorState()) instead.';
  }
  return isAtEnd
    ? 'The text was cut off, for example because a database column is too short. Look for the whole text.'
    : 'Correct the text at this position.';
}

function reportForeign(
  {name, page}: ForeignFormat,
  value: unknown,
  collector: Collector,
): void {
  collector.add(
    {
      rule: 'foreign-document',
      severity: 'error',
      message: `This is ${name}, not an editor state of Lexical.`,
      fix: 'Convert it before you load it. The guide has the code, and lists what is lost.',
      page,
    },
    'the whole JSON',
    value,
  );
}

function reportRepeated({repeated}: ParsedJson, collector: Collector): void {
  for (const {name, offset} of repeated) {
    collector.addAt(
      {
        rule: 'repeated-name',
        severity: 'warning',
        message: `The name “${name.slice(0, 60)}” occurs twice in one object, and only the last value is used.`,
        fix: 'Find out which program wrote the JSON, and keep one of the values.',
      },
      name.slice(0, 60),
      offset,
    );
  }
}
