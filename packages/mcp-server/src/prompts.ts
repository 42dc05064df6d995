import type {McpServer} from '@modelcontextprotocol/server';
import {z} from 'zod';

/** A frequent task, and how an assistant can do it with the tools. */
interface TaskPrompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly argument: string;
  readonly steps: readonly string[];
}

const CHECK =
  'Pass all files that you wrote to check_code, correct what it finds, and check again until nothing is left.';

const TASKS: readonly TaskPrompt[] = [
  {
    name: 'new_node',
    title: 'Write a custom node',
    description:
      'A node class with its serialization, and the place that registers it.',
    argument: 'What the node is, and how it behaves.',
    steps: [
      'Read /docs/concepts/nodes and decide which of the five kinds it is; read /docs/concepts/decorators for one that shows a component.',
      'Keep its data in node state, as /docs/concepts/node-state shows, so that it is cloned and stored.',
      'Write the class, a $create function and an $is function, and register the class with the editor.',
      'Say how it is exported to HTML and Markdown, or that it is not.',
    ],
  },
  {
    name: 'new_plugin',
    title: 'Write a plugin or an extension',
    description: 'Behavior for an editor, with its clean-up.',
    argument: 'What it does, and whether the project uses extensions or plugins.',
    steps: [
      'Read /docs/extensions/defining-extensions, or /docs/react/create_plugin for a project with LexicalComposer.',
      'Look for an extension that does it already in /docs/extensions/included-extensions.',
      'Choose between command, transform and listener with /docs/concepts/listeners.',
      'Return everything that a register function returned, so that it is cleaned up.',
    ],
  },
  {
    name: 'upgrade',
    title: 'Upgrade Lexical',
    description: 'Moves a project from one version of Lexical to another.',
    argument: 'The version in package.json and the one to move to.',
    steps: [
      'Read the page of each minor version in between, such as /docs/upgrade/version-0-48.',
      'Call grep_docs with each removed name that the project uses, to see what replaces it.',
      'Change package.json so that all packages of Lexical have the same version.',
    ],
  },
  {
    name: 'fix_error',
    title: 'Fix an error of Lexical',
    description: 'Finds the cause of a message, and the line to change.',
    argument: 'The whole message with its stack.',
    steps: [
      'Call explain_error with the message.',
      'Find the line of the project that the stack names, and compare it with the cause.',
      'Change only what the cause asks for.',
    ],
  },
];

/** Adds a prompt for each frequent task. */
export function addPrompts(server: McpServer): void {
  for (const {name, title, description, argument, steps} of TASKS) {
    server.registerPrompt(
      name,
      {
        title,
        description,
        argsSchema: z.object({task: z.string().max(5_000).describe(argument)}),
      },
      ({task}) => ({
        messages: [
          {role: 'user', content: {type: 'text', text: textOf(title, task, steps)}},
        ],
      }),
    );
  }
}

function textOf(title: string, task: string, steps: readonly string[]): string {
  const list = [...steps, CHECK].map((step, index) => `${String(index + 1)}. ${step}`);
  return `${title}: ${task}\n\n${list.join('\n')}`;
}
