import {useEffect, useState} from 'react';

import {runTest} from './run-test';

export function TestResult() {
  const [results, setResults] = useState<readonly string[]>([]);
  useEffect(() => setResults(runTest()), []);
  return (
    <ol aria-label="Test results">
      {results.map((result) => (
        <li key={result}>{result}</li>
      ))}
    </ol>
  );
}
