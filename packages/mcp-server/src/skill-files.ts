/** The content of the files for assistants. */
export interface SkillFacts {
  /** Version of Lexical that the site documents. */
  readonly version: string;
  /** URL of the site, with a trailing slash. */
  readonly site: string;
}

const NAME = 'lexical';

/**
 * Returns the files that tell assistants how to write code for Lexical: a skill, the list of
 * skills, and a passage for `AGENTS.md`. All have the same content.
 */
export function skillFiles(facts: SkillFacts): Readonly<Record<string, string>> {
  const description = `Write, check and upgrade code for Lexical ${facts.version}, the text editor framework: editors, nodes, plugins, extensions, commands, HTML and Markdown.`;
  const skill = `---\nname: ${NAME}\ndescription: ${description}\n---\n\n# Lexical ${facts.version}\n\n${rules(facts)}`;
  const index = {
    skills: [{name: NAME, description, files: ['SKILL.md']}],
  };
  return {
    'skill.md': skill,
    'AGENTS.md': `## Lexical\n\n${rules(facts)}`,
    '.well-known/skills/index.json': `${JSON.stringify(index, null, 2)}\n`,
    [`.well-known/skills/${NAME}/SKILL.md`]: skill,
  };
}

function rules({version, site}: SkillFacts): string {
  return `The API changes with every minor release. This is about ${version}: prefer its pages to what you remember.

- Start with ${site}llms-small.txt: what code for an editor needs, with tested samples.
- Every page is Markdown at its address with \`.md\`; ${site}llms.txt lists them all.
- With the MCP server \`${site}mcp\`: call \`search\` before you write, \`describe_symbol\` for names and imports, \`grep_docs\` to see how a name is used, \`explain_error\` for what Lexical throws, and \`check_code\` on what you wrote.
- Install every package of Lexical in the same version: \`npm install lexical@${version} @lexical/react@${version}\`.
- Call functions that start with \`$\` only in \`editor.update()\`, \`editor.read()\`, a transform or a command listener.
- Change nodes through their methods; do not keep a node across updates, keep its key.
- Return the function that a \`register\` function returns, so that listeners are removed.
- Give an extension, or \`initialConfig\`, a constant outside of the component: one made at each render creates a new editor.
- Store \`JSON.stringify(editor.getEditorState())\`; HTML and Markdown lose what they cannot express.
`;
}
