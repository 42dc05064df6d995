import {JsonError} from './json-error';

/** Where an object or a list is in the text, in UTF-16 units; the end is behind its bracket. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ParsedJson {
  readonly value: unknown;
  readonly spans: ReadonlyMap<object, Span>;
  /** Names that occur again in their object; the last value counts. */
  readonly repeated: readonly {readonly name: string; readonly offset: number}[];
}

/**
 * Parses JSON and remembers the place of each object and list. Depth costs no stack, and a
 * `__proto__` is a name as any other.
 *
 * @throws JsonError for the first character that is wrong, which browsers do not tell alike
 */
export function parseJson(text: string): ParsedJson {
  return new Parser(text).parse();
}

type Frame =
  | {readonly kind: 'list'; readonly start: number; readonly value: unknown[]}
  | {
      readonly kind: 'object';
      readonly start: number;
      readonly value: Record<string, unknown>;
      name: string;
    };

class Parser {
  private at = 0;
  private result: unknown;
  private readonly frames: Frame[] = [];
  private readonly spans = new Map<object, Span>();
  private readonly repeated: {name: string; offset: number}[] = [];

  constructor(private readonly text: string) {}

  parse(): ParsedJson {
    let isOpen = this.readValue();
    while (isOpen || this.frames.length > 0) {
      isOpen = isOpen ? this.readValue() : this.readNext();
    }
    this.skip();
    if (this.at < this.text.length) this.fail('nothing after the last bracket');
    return {value: this.result, spans: this.spans, repeated: this.repeated};
  }

  /** Reads a scalar or opens a bracket; true when a value has to follow. */
  private readValue(): boolean {
    this.skip();
    const start = this.at;
    const first = this.text[start];
    if (first === '{') {
      this.at += 1;
      this.frames.push({kind: 'object', start, value: {}, name: ''});
      return !this.closes('}') && this.readName();
    }
    if (first === '[') {
      this.at += 1;
      this.frames.push({kind: 'list', start, value: []});
      return !this.closes(']');
    }
    this.attach(this.readScalar());
    return false;
  }

  /** Reads what follows a value inside of brackets; true when another value has to follow. */
  private readNext(): boolean {
    const frame = this.frames.at(-1);
    const close = frame?.kind === 'object' ? '}' : ']';
    if (this.closes(close)) return false;
    if (this.text[this.at] !== ',') this.fail(`a comma or "${close}"`);
    this.at += 1;
    return frame?.kind === 'object' ? this.readName() : true;
  }

  private closes(close: string): boolean {
    this.skip();
    if (this.text[this.at] !== close) return false;
    this.at += 1;
    const frame = this.frames.pop();
    if (frame) {
      this.spans.set(frame.value, {start: frame.start, end: this.at});
      this.attach(frame.value);
    }
    return true;
  }

  private attach(value: unknown): void {
    const frame = this.frames.at(-1);
    if (!frame) this.result = value;
    else if (frame.kind === 'list') frame.value.push(value);
    else setOwn(frame.value, frame.name, value);
  }

  private readName(): true {
    this.skip();
    const offset = this.at;
    if (this.text[offset] !== '"') this.fail('a name in double quotes');
    const name = this.readString();
    const frame = this.frames.at(-1);
    if (frame?.kind === 'object') {
      frame.name = name;
      if (Object.hasOwn(frame.value, name)) this.repeated.push({name, offset});
    }
    this.skip();
    if (this.text[this.at] !== ':') this.fail('a colon');
    this.at += 1;
    return true;
  }

  private readScalar(): unknown {
    if (this.text[this.at] === '"') return this.readString();
    SCALAR.lastIndex = this.at;
    const [found] = SCALAR.exec(this.text) ?? this.fail('a value');
    this.at += found.length;
    return JSON.parse(found);
  }

  private readString(): string {
    const start = this.at;
    let isPlain = true;
    this.at += 1;
    for (;;) {
      STRING_STOP.lastIndex = this.at;
      const stop = STRING_STOP.exec(this.text);
      this.at = stop?.index ?? this.text.length;
      if (stop?.[0] === '"') break;
      if (stop?.[0] !== '\\') this.fail('the double quote that ends the text');
      isPlain = false;
      ESCAPE.lastIndex = this.at;
      if (!ESCAPE.test(this.text)) this.fail('an escape such as \\n or \\u00e9');
      this.at = ESCAPE.lastIndex;
    }
    this.at += 1;
    const token = this.text.slice(start, this.at);
    return isPlain ? token.slice(1, -1) : (JSON.parse(token) as string);
  }

  private skip(): void {
    SPACE.lastIndex = this.at;
    SPACE.test(this.text);
    this.at = SPACE.lastIndex;
  }

  private fail(expected: string): never {
    throw new JsonError(this.at, expected);
  }
}

const SPACE = /[ \t\r\n]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
// JSON forbids control characters in texts.
// eslint-disable-next-line no-control-regex
const STRING_STOP = /["\\\u0000-\u001f]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Assignment to `__proto__` would change what the object inherits. */
export function setOwn(
  object: Record<string, unknown>,
  name: string,
  value: unknown,
): void {
  if (name !== '__proto__') {
    object[name] = value;
    return;
  }
  Object.defineProperty(object, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}
