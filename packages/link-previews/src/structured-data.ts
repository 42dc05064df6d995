import type {PageFacts} from './read-page';

/** What all pages share. */
export interface SiteFacts {
  readonly title: string;
  readonly url: string;
}

/** Below that, a page is an article that asks one thing on its way. */
const FEWEST_QUESTIONS = 2;

/** Returns what search engines read about a page, as objects of schema.org. */
export function structuredData(page: PageFacts, site: SiteFacts, picture: string) {
  const publisher = {'@type': 'Organization', name: site.title, url: site.url};
  const article = {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    url: page.url,
    image: picture,
    inLanguage: 'en',
    author: publisher,
    publisher,
  };
  const questions = {
    '@type': 'FAQPage',
    url: page.url,
    mainEntity: page.questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph':
      page.questions.length >= FEWEST_QUESTIONS ? [article, questions] : [article],
  };
}
