/** Addresses of the Lexical project that the navbar and the footer lead to. */
export const projectLinks = {
  repository: 'https://github.com/facebook/lexical',
  releases: 'https://github.com/facebook/lexical/releases',
  ios: 'https://github.com/facebook/lexical-ios',
  discord: 'https://discord.gg/KmG4wQnnD9',
  stackOverflow: 'https://stackoverflow.com/questions/tagged/lexicaljs',
  x: 'https://x.com/lexicaljs',
  license: 'https://github.com/facebook/lexical/blob/main/LICENSE',
  privacy: 'https://opensource.fb.com/legal/privacy/',
  terms: 'https://opensource.fb.com/legal/terms/',
} as const;
