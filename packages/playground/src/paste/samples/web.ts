import type {PasteSample} from './sample';

/** Chromium: a selection with its computed styles. */
export const chromium: PasteSample = {
  id: 'chromium',
  label: 'Chromium, part of a page',
  data: {
    'text/plain': 'Compost\nWater is needed, too.\nNever add salt.',
    'text/html': `<html>
<body>
<!--StartFragment--><section class="lesson" data-lesson="7" style="color: rgb(33, 37, 41); font-family: system-ui, sans-serif; font-size: 16px; font-variant-ligatures: normal; font-weight: 400; letter-spacing: normal; orphans: 2; white-space: normal; widows: 2; -webkit-text-stroke-width: 0px; text-decoration-thickness: initial;"><h2 id="compost" style="box-sizing: border-box; margin-top: 0px; font-weight: 500; line-height: 1.2; font-size: 2rem;">Compost</h2><p style="box-sizing: border-box; margin-bottom: 1rem;"><mark style="padding: 0.1875em; background-color: rgb(255, 243, 205);">Water</mark> is needed, <del>not</del> <ins>too</ins>. H<sub>2</sub>O is <abbr title="also known as">aka</abbr> water.</p><details open=""><summary>More</summary><p>Never add salt.</p></details><dl><dt>Peat</dt><dd>Not in a garden.</dd></dl><figure><img src="/pictures/heap.jpg" alt="A heap of compost"><figcaption>After a year</figcaption></figure></section><!--EndFragment-->
</body>
</html>`,
  },
};

/** Notion: plain elements, and its own format beside them. */
export const notion: PasteSample = {
  id: 'notion',
  label: 'Notion',
  data: {
    'text/plain': '# Garden\n\n- [ ]  Dig\n- [x]  Sow\n\n> Rain is near\n',
    'text/html': `<meta charset='utf-8'><h1>Garden</h1>
<!-- notionvc: 0d5d5f1c-2b67-4c1e-8f6a-31c2b8f4a901 -->
<ul>
<li>[ ]  Dig</li>
<li>[x]  Sow</li>
</ul>
<blockquote>
<p>Rain is near</p>
</blockquote>
<aside>
<img src="/icons/leaf_green.svg" alt="/icons/leaf_green.svg" width="40px" />
<p>Water in the <span style="color:rgba(212, 76, 71, 1)" data-token-index="1" class="notion-enable-hover">morning</span>.</p>
</aside>
<pre><code class="language-javascript">const water = true;
</code></pre>
<details><summary>Tools</summary><p>Spade, rake</p></details>`,
    'text/_notion-blocks-v3-production':
      '{"blocks":[{"blockId":"0d5d5f1c-2b67-4c1e-8f6a-31c2b8f4a901","type":"header"}],"action":"copy"}',
  },
};

/** VS Code: lines as `div` elements, with a color for each word. */
export const vsCode: PasteSample = {
  id: 'vs-code',
  label: 'VS Code',
  data: {
    'text/plain': "const plant = 'rose';\n  water(plant);",
    'text/html': `<meta charset='utf-8'><div style="color: #cccccc;background-color: #1f1f1f;font-family: Menlo, Monaco, 'Courier New', monospace;font-weight: normal;font-size: 12px;line-height: 18px;white-space: pre;"><div><span style="color: #569cd6;">const</span><span style="color: #cccccc;"> </span><span style="color: #4fc1ff;">plant</span><span style="color: #cccccc;"> </span><span style="color: #d4d4d4;">=</span><span style="color: #cccccc;"> </span><span style="color: #ce9178;">'rose'</span><span style="color: #cccccc;">;</span></div><div><span style="color: #cccccc;">  </span><span style="color: #dcdcaa;">water</span><span style="color: #cccccc;">(</span><span style="color: #4fc1ff;">plant</span><span style="color: #cccccc;">);</span></div></div>`,
    'vscode-editor-data':
      '{"version":1,"isFromEmptySelection":false,"multicursorText":null,"mode":"typescript"}',
  },
};

/** Markdown from a plain text editor: no HTML. */
export const markdown: PasteSample = {
  id: 'markdown',
  label: 'Markdown, as plain text',
  data: {
    'text/plain':
      '# Garden\n\nWater **early**, and *often*.\n\n- seeds\n- soil\n\n| item | price |\n| --- | --- |\n| seeds | 12 |\n',
  },
};
