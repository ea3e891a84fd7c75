/**
 * Stands inline in the document, in the policy by its hash: when a font comes after the first paint and a text of the
 * first screen would break into another number of lines, its letters are spaced by at most 2.4 % of their size, so that
 * it keeps its height and nothing below it moves. The fallback faces are as wide as the fonts on the average; a line at
 * the edge of breaking needs no more than this.
 *
 * The heights are seen once the page is laid out, and compared as each font arrives; a frame that comes in between is
 * looked at before it is painted. A click ends it: what changes then, changes by the visitor's wish.
 */
export const STEADY_LINES_SCRIPT =
  `addEventListener("DOMContentLoaded",function(){` +
  `var texts=new Map,width,seen=new ResizeObserver(function(entries){` +
  // What stands within another of them comes before it.
  `entries.reverse().forEach(function(e){var t=e.target,box;` +
  `if(texts.has(t))seen.unobserve(t),hold(texts.get(t),t);` +
  `else if((box=t.getBoundingClientRect()).top<innerHeight)texts.set(t,[box.height,t.textContent]);` +
  `else seen.unobserve(t)});` +
  // The window's width and the fonts are asked about once the page is laid out: before, the question would do it.
  `width||(width=innerWidth,document.fonts.forEach(function(f){` +
  `f.loaded.then(function(){texts.forEach(hold)},function(){})}))});` +
  `function hold(was,t){` +
  `if(innerWidth!=width||t.textContent!=was[1])return;` +
  `var off=t.offsetHeight-was[0],step=0,style,own;` +
  `while(Math.abs(t.offsetHeight-was[0])>4&&step++<7)` +
  `style=style||getComputedStyle(t),own=step>1?own:parseFloat(style.letterSpacing)||0,` +
  `t.style.letterSpacing=step<7?own-Math.sign(off)*step*.004*parseFloat(style.fontSize)+"px":""}` +
  `document.querySelectorAll("main :is(h1,h2,h3,p,li,legend,label)").forEach(function(t){seen.observe(t)});` +
  `addEventListener("click",function(){seen.disconnect();texts.clear()},!0)` +
  `},{once:!0})`;
