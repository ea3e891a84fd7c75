import { ACCESSIBILITY_KEY } from './accessibility';

/**
 * Inline script, allowed by its hash: applies the stored {@link accessibility} settings before the first
 * paint. It has no dependencies.
 */
export const ACCESSIBILITY_SCRIPT =
  `try{var s=Object(JSON.parse(localStorage.getItem("${ACCESSIBILITY_KEY}"))),d=document.documentElement.dataset;` +
  `/^(large|extra-large)$/.test(s.fontSize)&&(d.fontSize=s.fontSize);` +
  `/^(day|sepia|night)$/.test(s.paper)&&(d.paper=s.paper);` +
  `s.highContrast===true&&(d.contrast="high");` +
  `s.reduceMotion===true&&(d.motion="reduced");` +
  `s.looseLines===true&&(d.lines="loose");` +
  `s.shortLines===true&&(d.measure="short");` +
  `s.plainLetters===true&&(d.letters="plain")}catch(e){}`;
