import {readFileSync,writeFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import {chromium} from 'playwright-core';
import {BROWSER_FLAGS} from '../../commands/lib/find-browser.mjs';
import {loadIndex} from './src/hosts/node/load-index';
import {SEARCH_INDEX, SITE_BUILD} from '../../commands/lib/paths.mjs';
import {pagefindDefaults} from '../../benchmarks/search/engines/pagefind-defaults';
import {sectionsOf} from '../../benchmarks/search/engines/sections';
import {lunrDefaults, miniSearchDefaults} from '../../benchmarks/search/engines/text-indexes';
import {JUDGED_QUERIES} from './tests/relevance/judged-queries';
import {placeOf,pageOf,isAnswer} from './tests/relevance/judge';
import {search} from './src/engine/search';
import {docSearchRecord} from './src/records/docsearch-record';
const loaded = await loadIndex(SEARCH_INDEX);
const sections = sectionsOf(loaded);
const mini = await miniSearchDefaults(sections), lunr = await lunrDefaults(sections);
const browser = await chromium.launch({args:BROWSER_FLAGS, executablePath:'/usr/bin/chromium'});
const pf = await pagefindDefaults(browser, SITE_BUILD, '/tmp/rank/pagefind');
const out:any[]=[];
const seen=new Set(JUDGED_QUERIES.map(q=>q.query.toLowerCase()));
const all:any[]=JUDGED_QUERIES.map(q=>({...q}));
let kind='';
for(const line of readFileSync('/tmp/rank/new.txt','utf8').split('\n')){
  if(line.startsWith('## ')){kind=line.slice(3);continue;}
  if(!line.trim()||seen.has(line.toLowerCase()))continue;
  seen.add(line.toLowerCase());
  all.push({query:line,kind,best:[],good:[],fresh:true});
}
for(const q of all){
  const places=new Set<string>();
  search(loaded.index,{distinct:4,query:q.query}).records.slice(0,5).forEach(r=>places.add(placeOf(docSearchRecord(loaded.index,r).url)));
  for(const e of [mini,lunr]) (await e.search(q.query)).slice(0,5).forEach(h=>places.add(h[0]!));
  (await pf.search(q.query)).slice(0,5).forEach(h=>places.add(pageOf(h[0]!)));
  const rest=[...places].filter(p=>p&&![...q.best,...q.good].some((a:string)=>isAnswer(p,a))).sort();
  out.push({...q,rest});
}
writeFileSync('/tmp/rank/pool.json',JSON.stringify(out));
await pf.stop();await browser.close();
console.log(out.length,out.reduce((s,q)=>s+q.rest.length,0));
process.exit(0);
