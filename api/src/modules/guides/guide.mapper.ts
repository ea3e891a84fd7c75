import { GUIDE_FORMATS, type Guide, type GuideSession } from './guide';
import type { GuideDto, GuideListingDto, GuideSessionDto, ReadSessionDto } from './guides.dto';

export function toListing(guide: Guide): GuideListingDto {
  const { slug, title, summary, product, edition, edition_date, sessions } = guide;
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  const about = { slug, title, summary, product, edition, edition_date, minutes };
  return { ...about, formats: [...GUIDE_FORMATS], sessions: sessions.map(toSession) };
}

export function toGuide(guide: Guide): GuideDto {
  const { hero_note, html, sessions } = guide;
  return { ...toListing(guide), hero_note, body: html, sample: sessions[0]?.html ?? '' };
}

export function toReadSession({ slug, title, sessions }: Guide, session: GuideSession): ReadSessionDto {
  return { ...toSession(session), guide: { slug, title }, count: sessions.length, body: session.html };
}

function toSession({ number, title, minutes, lead }: GuideSession): GuideSessionDto {
  return { number, title, minutes, lead };
}
