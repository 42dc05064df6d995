import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {type ReactNode, useId, useState} from 'react';

import {INSERT_VIDEO_COMMAND} from './video-extension';
import {videoIdOf} from './video-address';

/** Accepts the URL of a video, for users who don't paste it into the text. */
export function EmbedBar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const id = useId();
  return (
    <form
      className="embeds-bar"
      onSubmit={(event) => {
        event.preventDefault();
        const videoId = videoIdOf(address);
        setProblem(videoId === null ? 'This is not the URL of a YouTube video.' : '');
        if (videoId === null) return;
        setAddress('');
        editor.focus();
        editor.dispatchCommand(INSERT_VIDEO_COMMAND, videoId);
      }}
    >
      <label htmlFor={id}>Video</label>
      <input
        id={id}
        className="embeds-field"
        type="url"
        required
        placeholder="https://www.youtube.com/watch?v=…"
        value={address}
        onChange={({target}) => {
          setAddress(target.value);
        }}
      />
      <button type="submit" className="embeds-button">
        Embed
      </button>
      <span role="status" className="embeds-problem">
        {problem}
      </span>
    </form>
  );
}
