import { Injectable } from '@nestjs/common';
import { articleEditions } from '@stillsam/post-html/editions';
import { phrasesOf } from '@stillsam/post-html/sentences';
import evening from '../../../../content/guidance/evening.json' with { type: 'json' };
import focus from '../../../../content/guidance/focus.json' with { type: 'json' };
import metta from '../../../../content/guidance/metta.json' with { type: 'json' };
import safePoint from '../../../../content/guidance/safe-point.json' with { type: 'json' };
import { Database } from '../../database/database';
import { escapeHtml } from '../../text/escape-html';
import { publicTexts } from '../blog/posts/post.mapper';
import { PostEntity } from '../blog/posts/post.entity';
import { FREE_SESSION } from '../guides/guide';
import { GuideLibrary } from '../guides/guide-library';
import { sha256 } from '../../text/sha256';
import { EXERCISE, type NarratedText } from './narrations.repository';

/** The phrases of each guided exercise, a paragraph each. */
const EXERCISES = Object.entries({ evening, focus, metta, safePoint }).map(([name, phrases]) => ({
  source: `${EXERCISE}${name}`,
  product: null,
  html: phrasesOf(phrases)
    .map((phrase) => `<p>${escapeHtml(phrase)}</p>`)
    .join(''),
}));

/** The HTML of the texts that are read aloud, as their pages show it. */
@Injectable()
export class ReadableTexts {
  constructor(
    private readonly database: Database,
    private readonly library: GuideLibrary,
  ) {}

  /** The phrases of exercises and the sessions of guides. Posts are found by SQL. */
  ofFiles(): NarratedText[] {
    return this.#files().map(({ html, ...text }) => ({ ...text, version: sha256(html) }));
  }

  /** @returns undefined for a text that has changed since, or that its page does not show now. */
  async html({ source, version }: NarratedText): Promise<string | undefined> {
    const [kind, id = '', part = ''] = source.split('/');
    return kind === 'post'
      ? this.#ofPost(id, version, part)
      : this.#files().find((file) => file.source === source)?.html;
  }

  async #ofPost(id: string, version: string, edition: string): Promise<string | undefined> {
    const post = await this.database.manager.findOneBy(PostEntity, { id, version: Number(version) });
    if (!post) return undefined;
    const { content, easy_content } = publicTexts(post);
    const editions: Record<string, string | undefined> = articleEditions(content, easy_content, '').html;
    return editions[edition];
  }

  #files() {
    const sessions = this.library.list().flatMap((guide) =>
      guide.sessions.map(({ number, html }) => ({
        source: `guide/${guide.slug}/${number}`,
        product: number === FREE_SESSION ? null : guide.product,
        html,
      })),
    );
    return [...EXERCISES, ...sessions];
  }
}
