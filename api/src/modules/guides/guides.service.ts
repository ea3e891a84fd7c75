import { Injectable } from '@nestjs/common';
import { PurchaseAccess } from '../purchases/purchase-access';
import { FREE_SESSION, GUIDE_FORMATS, type Guide, type GuideSession } from './guide';
import { GuideLibrary } from './guide-library';
import type { GuideDto, GuideListDto, GuideListingDto, GuideSessionDto, ReadSessionDto } from './guides.dto';
import { DomainError } from '../../http/domain-error';

@Injectable()
export class GuidesService {
  constructor(
    private readonly library: GuideLibrary,
    private readonly access: PurchaseAccess,
  ) {}

  list(): GuideListDto {
    return { guides: this.library.list().map(toListing) };
  }

  read(slug: string): GuideDto {
    return toGuide(this.#find(slug));
  }

  /** @param cookie value of the purchases' cookie. */
  async readSession(slug: string, number: string, cookie: string | undefined): Promise<ReadSessionDto> {
    const guide = this.#find(slug);
    const session = guide.sessions.find((candidate) => String(candidate.number) === number);
    if (!session) throw guideNotFound();
    const isOpen = session.number === FREE_SESSION || (await this.access.mayRead(cookie, guide.product));
    if (!isOpen) throw guideNotBought();
    return toReadSession(guide, session);
  }

  #find(slug: string): Guide {
    const guide = this.library.find(slug);
    if (!guide) throw guideNotFound();
    return guide;
  }
}

const guideNotFound = () => new DomainError(404, 'GUIDE_NOT_FOUND', 'Vägledningen finns inte.');

const guideNotBought = () =>
  new DomainError(
    401,
    'GUIDE_NOT_BOUGHT',
    'Det här är en del av en vägledning som behöver köpas. Har du redan köpt den öppnar du den från Dina köp.',
  );

function toListing(guide: Guide): GuideListingDto {
  const { slug, title, summary, product, edition, edition_date, sessions } = guide;
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  const about = { slug, title, summary, product, edition, edition_date, minutes };
  return { ...about, formats: [...GUIDE_FORMATS], sessions: sessions.map(toSession) };
}

function toGuide(guide: Guide): GuideDto {
  const { hero_note, html, sessions } = guide;
  return { ...toListing(guide), hero_note, body: html, sample: sessions[0]?.html ?? '' };
}

function toReadSession({ slug, title, sessions }: Guide, session: GuideSession): ReadSessionDto {
  return { ...toSession(session), guide: { slug, title }, count: sessions.length, body: session.html };
}

function toSession({ number, title, minutes, lead }: GuideSession): GuideSessionDto {
  return { number, title, minutes, lead };
}
