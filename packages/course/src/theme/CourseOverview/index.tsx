import parts from '@course/all';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {forgetDone} from '../../panel/stored-progress';
import {useDone} from '../../panel/use-done';

/** All steps by part, with what the reader has done, and a link to the first that is left. */
export default function CourseOverview(): ReactNode {
  const done = useDone();
  const steps = parts.flatMap((part) => part.steps);
  const next = steps.find(({id}) => !done.has(id));
  const count = steps.filter(({id}) => done.has(id)).length;
  return (
    <>
      {count > 0 && (
        <p>
          You have done {count} of {steps.length} steps.{' '}
          <button
            type="button"
            className="button button--secondary"
            onClick={forgetDone}
          >
            Forget my progress
          </button>
        </p>
      )}
      {next && (
        <p>
          <Link className="button button--primary" to={addressOf(next.id)}>
            {count > 0 ? `Continue: ${next.title}` : 'Start the first step'}
          </Link>
        </p>
      )}
      {parts.map(({title, steps: own}) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ol start={steps.findIndex(({id}) => id === own[0]?.id) + 1}>
            {own.map((step) => (
              <li key={step.id}>
                <Link to={addressOf(step.id)}>{step.title}</Link>
                {done.has(step.id) && ' (done)'}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function addressOf(id: string): string {
  return `/docs/learn/${id}`;
}
