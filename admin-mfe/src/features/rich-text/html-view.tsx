import { useEffect, useRef } from 'react';
import { parsePostHtml } from '@stillsam/post-html/browser';
import { displayAddress } from './addresses';

interface HtmlViewProps {
  html: string;
  className?: string;
}

/** Sanitised HTML of a post or a letter, with its pictures. Its links open in another tab. */
export function HtmlView({ html, className = '' }: HtmlViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const body = parsePostHtml(html);
    for (const image of body.querySelectorAll('img')) {
      image.removeAttribute('srcset');
      image.src = displayAddress(image.getAttribute('src') ?? '');
    }
    for (const link of body.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.href = displayAddress(link.getAttribute('href') ?? '');
    }
    ref.current?.replaceChildren(body);
  }, [html]);
  return <div ref={ref} className={`prose ${className}`} />;
}
