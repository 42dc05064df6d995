import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import {projectLinks} from '@site/config/project-links';
import {LinkCards} from '@site/src/components/LinkCards';
import {Page} from '@site/src/components/Page';
import {useSiteFields} from '@site/src/components/use-site-fields';

import styles from './community.module.css';

const DESCRIPTION =
  'Where to ask about Lexical, how to report a bug, how to contribute, and how to follow the project.';

const LEAD =
  'Lexical is developed in the open on GitHub, by Meta and by people who use it. This page says where to ask, where to report, and where help is wanted.';

const {repository} = projectLinks;
const newIssue = `${repository}/issues/new/choose`;
const contributingGuide = `${repository}/blob/main/CONTRIBUTING.md`;
const bugBounty = 'https://www.facebook.com/whitehat/';

/** Ways to get help, to contribute and to follow the project. */
export default function Community(): ReactNode {
  return (
    <Page title="Community" description={DESCRIPTION} lead={LEAD}>
      <GetHelp />
      <GoodQuestion />
      <ReportProblem />
      <Contribute />
      <Follow />
    </Page>
  );
}

function GetHelp(): ReactNode {
  return (
    <Section id="get-help" title="Get help">
      <p>
        Many questions already have an answer: press <kbd>/</kbd> to search this site,
        or read the <Link to="/docs/faq">frequently asked questions</Link>. For all
        others, ask people.
      </p>
      <LinkCards
        cards={[
          {
            title: 'Discord',
            text: 'Talk with contributors and other users. For quick questions and announcements.',
            to: projectLinks.discord,
          },
          {
            title: 'GitHub Discussions',
            text: 'Longer questions, designs and ideas, with answers that search engines find.',
            to: `${repository}/discussions`,
          },
          {
            title: 'Stack Overflow',
            text: 'Questions about code, under the tag lexicaljs. Read before you ask.',
            to: projectLinks.stackOverflow,
          },
        ]}
      />
    </Section>
  );
}

function GoodQuestion(): ReactNode {
  return (
    <Section id="ask" title="Ask a question that gets an answer">
      <p>
        Others can only help if they see what you see. These five things take minutes to
        write down and save days of questions in return.
      </p>
      <ol className={styles.steps}>
        <li>
          <strong>The version.</strong> Run <code>npm ls lexical</code>. It has to show
          one version and one copy; several copies in one page are a frequent cause of
          inexplicable errors.
        </li>
        <li>
          <strong>The smallest sample that shows it.</strong> Start from the{' '}
          <Link to="/docs/getting-started/quick-start">quick start</Link> and add to it
          until the problem appears. Often the cause appears with it.
        </li>
        <li>
          <strong>What you did, what happened, what you expected.</strong> Three
          sentences, in this order, with the complete error message as text.
        </li>
        <li>
          <strong>The editor state.</strong>{' '}
          <code>JSON.stringify(editor.getEditorState())</code> says more than a
          screenshot. Remove what is private.
        </li>
        <li>
          <strong>Browser, system and keyboard.</strong> Nothing differs between them as
          much as typing, especially on phones and with input methods.
        </li>
      </ol>
    </Section>
  );
}

function ReportProblem(): ReactNode {
  const {playgroundUrl} = useSiteFields();
  return (
    <Section id="report" title="Report a problem">
      <p>
        If the same thing happens in the <Link to={playgroundUrl}>playground</Link>,
        which runs a recent version, it is most likely a bug. Look through the{' '}
        <Link to={`${repository}/issues`}>known issues</Link>, then{' '}
        <Link to={newIssue}>report it</Link> with the version, the steps and a link to
        code that others can run. An issue without steps may be closed, because no one
        can act on it.
      </p>
      <div className={styles.notice}>
        <Heading as="h3" id="security">
          Security problems are different
        </Heading>
        <p>
          Do not open a public issue for them. Meta accepts private reports through its{' '}
          <Link to={bugBounty}>bug bounty program</Link>, which the project&rsquo;s{' '}
          <Link to={contributingGuide}>contributing guide</Link> names for this purpose.
        </p>
      </div>
    </Section>
  );
}

function Contribute(): ReactNode {
  return (
    <Section id="contribute" title="Contribute">
      <p>
        You do not need to be an expert on editors. A report that others can reproduce,
        an answer to a newcomer and a clearer sentence on this site all count.
      </p>
      <LinkCards
        cards={[
          {
            title: 'Change the code',
            text: 'Fork, branch from main, add a test, and open a pull request. The first one asks you to sign Meta’s contributor license agreement.',
            to: contributingGuide,
          },
          {
            title: 'Improve this site',
            text: 'Tell us which sentence is wrong or which question is not answered, with the URL of the page. A pull request with a better sentence is even more welcome.',
            to: newIssue,
          },
          {
            title: 'Answer a question',
            text: 'You may have solved a problem that others still have. The discussions list unanswered questions.',
            to: `${repository}/discussions?discussions_q=is%3Aunanswered`,
          },
        ]}
      />
    </Section>
  );
}

function Follow(): ReactNode {
  return (
    <Section id="follow" title="Follow">
      <LinkCards
        cards={[
          {
            title: 'Releases',
            text: 'What changed in each version, and what you have to change with it.',
            to: projectLinks.releases,
          },
          {
            title: 'npm',
            text: 'The lexical package and its versions.',
            to: 'https://www.npmjs.com/package/lexical',
          },
          {
            title: 'X',
            text: 'News of the project, from @lexicaljs.',
            to: projectLinks.x,
          },
          {
            title: 'Lexical for iOS',
            text: 'A framework in Swift with the same ideas, in a separate repository.',
            to: projectLinks.ios,
          },
          {
            title: 'Blog',
            text: 'How things work inside, by the people who write this site.',
            to: '/blog',
          },
        ]}
      />
    </Section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({id, title, children}: SectionProps): ReactNode {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
