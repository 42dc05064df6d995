import type {AnyLexicalExtensionArgument} from 'lexical';

/** The groups that the switches are shown in. */
export type PluginGroup =
  | 'Text'
  | 'Blocks'
  | 'Links and pictures'
  | 'Typing'
  | 'Selection'
  | 'Clipboard and Markdown'
  | 'Announcements'
  | 'Together and inside';

/** One switch: an extension or a React plugin of Lexical, or a small one of the playground's own. */
export interface Plugin {
  readonly id: string;
  readonly group: PluginGroup;
  readonly title: string;
  /** One sentence: what the reader notices when it is on. */
  readonly description: string;
  /** Where it comes from: `@lexical/table: TableExtension`, or `playground`. */
  readonly source: string;
  readonly onByDefault: boolean;
  /** Plugins that it cannot work beside. Switching it on switches them off. */
  readonly excludes?: readonly string[];
  /** Plugins that it builds upon. Switching it on switches them on. */
  readonly requires?: readonly string[];
  /** The extensions of a plugin that has any; others are React components of the editor. */
  readonly extensions?: readonly AnyLexicalExtensionArgument[];
}
