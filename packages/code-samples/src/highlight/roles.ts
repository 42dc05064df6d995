import type {ThemeRegistration} from 'shiki';

/**
 * The grammar scopes that get a color, by the one-letter class for it. Everything else keeps the
 * text color, because plain text needs no element.
 */
const SCOPES_BY_ROLE = {
  c: ['comment', 'punctuation.definition.comment', 'meta.separator'],
  k: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'entity.name.tag.yaml',
    'support.type.property-name.css',
  ],
  s: [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'constant.character',
  ],
  n: [
    'constant.numeric',
    'keyword.other.unit',
    'constant.language',
    'variable.language',
    'entity.other.attribute-name',
    'support.type.property-name.json',
    'constant.other.option',
  ],
  t: [
    'entity.name.type',
    'entity.other.inherited-class',
    'support.class',
    'support.type.primitive',
    'support.type.builtin',
    'entity.name.tag',
    'markup.heading',
    'entity.other.attribute-name.class.css',
  ],
  f: [
    'entity.name.function',
    'support.function',
    'meta.decorator variable.other.readwrite',
  ],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
} as const;

/** These are inside the scopes above, but are easier to read, and smaller, without a color. */
const PLAIN_SCOPES = [
  'keyword.operator',
  'storage.type.function.arrow',
  'meta.template.expression',
  'punctuation.definition.template-expression',
  'punctuation.definition.tag',
];

export type Role = keyof typeof SCOPES_BY_ROLE;

const roles = Object.keys(SCOPES_BY_ROLE) as Role[];
const PLAIN_COLOR = '#000000';

/**
 * A Shiki theme whose colors are only labels: each represents a class that the style sheet colors
 * per mode.
 */
export const roleTheme: ThemeRegistration = {
  name: 'code-sample-roles',
  type: 'light',
  fg: PLAIN_COLOR,
  bg: '#FFFFFF',
  settings: [
    {settings: {foreground: PLAIN_COLOR}},
    {scope: PLAIN_SCOPES, settings: {foreground: PLAIN_COLOR}},
    ...roles.map((role) => ({
      scope: [...SCOPES_BY_ROLE[role]],
      settings: {foreground: labelColor(role)},
    })),
  ],
};

const roleByColor = new Map(roles.map((role) => [labelColor(role), role]));

/** Returns the role that a token's color represents; undefined for plain text. */
export function roleOfColor(color: string | undefined): Role | undefined {
  return color === undefined ? undefined : roleByColor.get(color.toUpperCase());
}

function labelColor(role: Role): string {
  return `#${(roles.indexOf(role) + 1).toString(16).padStart(6, '0').toUpperCase()}`;
}
