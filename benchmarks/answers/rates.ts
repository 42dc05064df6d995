import type {AskedQuestion, Batch, FirstSearch, Grade} from './batches';

type Row = readonly string[];

/** Returns a line for each batch, and one for all: how much was answered at first, and is now. */
export function ratesOfBatches(batches: readonly Batch[]): Row[] {
  const all = {name: 'all', questions: batches.flatMap(({questions}) => questions)};
  return [
    ['batch', 'questions', 'full', 'part', 'none', 'full at first', 'full since'],
    ...[...batches, all].map(({name, questions}) => [
      name,
      String(questions.length),
      ...(['full', 'part', 'none'] as const).map((grade) =>
        String(countOf(questions, 'firstContact', grade)),
      ),
      shareOf(questions, 'firstContact'),
      shareOf(questions, 'now'),
    ]),
  ];
}

/** Returns a line for each subject, the worst served at first contact first. */
export function ratesOfSubjects(batches: readonly Batch[]): Row[] {
  const questions = batches.flatMap((batch) => batch.questions);
  const subjects = [...new Set(questions.map(({subject}) => subject))].map(
    (subject) => ({
      subject,
      asked: questions.filter((question) => question.subject === subject),
    }),
  );
  const share = (asked: readonly AskedQuestion[]) =>
    countOf(asked, 'firstContact', 'full') / asked.length;
  return [
    ['subject', 'questions', 'full at first', 'full since'],
    ...subjects
      .sort((one, other) => share(one.asked) - share(other.asked))
      .map(({subject, asked}) => [
        subject,
        String(asked.length),
        shareOf(asked, 'firstContact'),
        shareOf(asked, 'now'),
      ]),
  ];
}

/** Returns where the answers stood in the first search, for batches in which somebody searched. */
export function ranksOfBatches(batches: readonly Batch[]): Row[] {
  const all = {name: 'all', questions: batches.flatMap(({questions}) => questions)};
  return [
    [
      'batch',
      'answers',
      'page first',
      'of 3',
      'of 10',
      'section first',
      'of 3',
      'of 10',
    ],
    ...[...batches, all].flatMap(({name, questions}) => {
      // What was written since could not be found in this search.
      const searches = questions.flatMap(({firstContact, searched}) =>
        firstContact !== 'none' && searched ? [searched] : [],
      );
      const shares = (['pageRank', 'sectionRank'] as const).flatMap((key) =>
        [1, 3, 10].map((limit) => shareWithin(searches, key, limit)),
      );
      return searches.length > 0 ? [[name, String(searches.length), ...shares]] : [];
    }),
  ];
}

function shareWithin(
  searches: readonly FirstSearch[],
  key: 'pageRank' | 'sectionRank',
  limit: number,
): string {
  const found = searches.filter(({[key]: rank}) => rank > 0 && rank <= limit);
  return `${Math.round((found.length / searches.length) * 100)}%`;
}

function countOf(
  questions: readonly AskedQuestion[],
  when: 'firstContact' | 'now',
  grade: Grade,
): number {
  return questions.filter((question) => question[when] === grade).length;
}

function shareOf(
  questions: readonly AskedQuestion[],
  when: 'firstContact' | 'now',
): string {
  if (questions.length === 0) return '–';
  return `${Math.round((countOf(questions, when, 'full') / questions.length) * 100)}%`;
}
