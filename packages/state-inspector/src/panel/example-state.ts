const BLOCK = {direction: null, format: '', indent: 0, version: 1};

/** A state with what often goes wrong, to try the inspector with. */
export const EXAMPLE_STATE = JSON.stringify(
  {
    root: {
      ...BLOCK,
      type: 'root',
      children: [
        {
          ...BLOCK,
          type: 'heading',
          tag: 'h7',
          children: [{type: 'text', version: 1, text: 'Minutes', format: 1}],
        },
        {type: 'text', version: 1, text: 'Text directly in the root'},
        {
          ...BLOCK,
          type: 'list',
          listType: 'bullet',
          start: '1',
          children: [
            {
              type: 'listitem',
              version: 1,
              value: 1,
              children: [{children: [{type: 'text', version: 1, text: 'Agenda'}]}],
            },
          ],
        },
        {
          ...BLOCK,
          type: 'paragraph',
          author: 'Ada',
          children: [
            {
              type: 'text',
              version: 1,
              text: 'Banner',
              style: 'font-size: 20px; position: fixed',
            },
            {type: 'mention', version: 1, name: 'Grace'},
          ],
        },
      ],
    },
  },
  null,
  2,
);
