import {type FunctionComponent, type ReactNode, useEffect, useState} from 'react';

/** As high as the first choices on most screens, so that the page below stays where it is. */
const SPACE = {minHeight: '40rem'};

/** The choices and the source that follows from them; only the page that shows it loads its parts. */
export default function EditorBuilder(): ReactNode {
  const [Panel, setPanel] = useState<FunctionComponent>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import(/* webpackChunkName: "editor-builder" */ '../../panel/BuilderPanel').then(
      ({BuilderPanel}) => setPanel(() => BuilderPanel),
      () => setFailed(true),
    );
  }, []);
  return (
    <>
      <noscript>
        <p>
          The builder runs in your browser and needs JavaScript. The source of a small
          editor is below.
        </p>
      </noscript>
      <div style={SPACE} data-editor-builder="">
        {Panel && <Panel />}
        {failed && (
          <p role="alert">The builder could not be loaded. Reload the page.</p>
        )}
      </div>
    </>
  );
}
