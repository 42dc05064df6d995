import {readFileSync} from 'node:fs';
import {JUDGED_QUERIES, KINDS, HALVES} from '/work/trees/rank/packages/search/tests/relevance/judged-queries';
import {judge, placeOf, pageOf, rankOf} from '/work/trees/rank/packages/search/tests/relevance/judge';
import {readAnswers} from '/work/trees/rank/packages/search/tests/relevance/answers';
import {readBuiltIndex} from '/work/trees/rank/packages/search/tests/support/built-site';
import {search} from '/work/trees/rank/packages/search/src/engine/search';
import {docSearchRecord} from '/work/trees/rank/packages/search/src/records/docsearch-record';
const index = await readBuiltIndex();
const place = (r:number)=>placeOf(docSearchRecord(index,r).url);
const run=(q:string)=>search(index,{distinct:4,query:q}).records;
const res = JUDGED_QUERIES.map(q=>{const recs=run(q.query); return {...q, bests:q.best, recs, ...judge(recs.map(r=>[place(r)]),q)}});
const f=(l:any[],lim:number,k='right')=>l.length?(100*l.filter(x=>x[k]<=lim).length/l.length).toFixed(1):'-';
for(const h of HALVES){const l=res.filter(r=>r.half===h);console.log(h,l.length,f(l,1),f(l,5),'best',f(l,1,'best'));}
for(const k of KINDS){console.log(k.padEnd(18),HALVES.map(h=>{const l=res.filter(r=>r.half===h&&r.kind===k);return `${l.length} ${f(l,1)} / ${f(l,5)}`}).join('   |   '));}
console.log('all',res.length);if(process.argv.includes('answers')){const a=readAnswers('/work/trees/rank/docs/answers').map(x=>({...x,right:rankOf(run(x.question).map(r=>[place(r)]),[pageOf(x.answer)])}));console.log('answers',a.length,f(a,1),f(a,5));}
if(process.argv.includes('fails'))for(const r of res.filter(r=>r.half==='tuned'&&r.right>1))console.log(r.kind,'|',r.query,'|',r.right,'\n   want',r.bests.join(' '),'\n   got',r.recs.slice(0,5).map(place).join('\n       '));
if(process.argv.includes('fresh')){const {execSync}=await import('node:child_process');const old=new Set<string>();
 const y=await import('yaml');for(const k of KINDS){for(const r of y.parse(execSync(`git show a95e030:packages/search/tests/relevance/queries/${k}.yml`,{cwd:'/work/trees/rank'}).toString()))old.add(r.query);}
 const fr=res.filter(r=>!old.has(r.query)),ol=res.filter(r=>old.has(r.query));
 for(const h of HALVES)console.log('fresh',h,f(fr.filter(r=>r.half===h),1),f(fr.filter(r=>r.half===h),5),'| old',f(ol.filter(r=>r.half===h),1),f(ol.filter(r=>r.half===h),5));
 for(const k of KINDS)console.log(k.padEnd(18),'fresh',fr.filter(r=>r.kind===k).length,f(fr.filter(r=>r.kind===k),1),f(fr.filter(r=>r.kind===k),5));}
