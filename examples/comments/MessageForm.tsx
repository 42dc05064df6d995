import {type ReactNode, useState} from 'react';

interface MessageFormProps {
  label: string;
  onSend: (message: string) => void;
}

/** A field for one line, and a button to send it. */
export function MessageForm({label, onSend}: MessageFormProps): ReactNode {
  const [message, setMessage] = useState('');
  return (
    <form
      className="comments-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (message.trim() === '') return;
        onSend(message.trim());
        setMessage('');
      }}
    >
      <input
        className="comments-field"
        aria-label={label}
        placeholder={label}
        value={message}
        onChange={({target}) => {
          setMessage(target.value);
        }}
      />
      <button type="submit" className="comments-button">
        Send
      </button>
    </form>
  );
}
