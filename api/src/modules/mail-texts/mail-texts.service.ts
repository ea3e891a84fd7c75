import { Inject, Injectable } from '@nestjs/common';
import { COMMON_ERRORS, DomainError } from '../../http/domain-error';
import { REGISTRATIONS, type ModuleRegistration } from '../../module-registration';
import { BusinessService } from '../business/business.service';
import { renderMail } from '../mail/mail-layout';
import { type MailTextSection, type WordedMail, placeholdersIn, type MailText } from '../mail/mail-template';
import type { Saver } from '../drafts/revisions';
import { SettingsService, type SettingState } from '../settings/settings.service';
import type {
  ChangeMailTextDto,
  MailTextPreviewDto,
  WordedMailDto,
  WordedMailsDto,
} from './mail-texts.controller';

/** The texts of the system's own mails, as the owner reads and changes them. Each mail is a section of the settings. */
@Injectable()
export class MailTextsService {
  readonly #mails: WordedMail[];

  constructor(
    private readonly settings: SettingsService,
    private readonly business: BusinessService,
    @Inject(REGISTRATIONS) registrations: ModuleRegistration[],
  ) {
    this.#mails = registrations.flatMap(({ mails }) => mails ?? []);
  }

  async list(): Promise<WordedMailsDto> {
    const sections = Object.fromEntries(this.#mails.map(({ name, section }) => [name, section]));
    const states = await this.settings.states<Record<string, MailTextSection>>(sections);
    return {
      mails: this.#mails.flatMap((mail) => {
        const state = states[mail.name];
        return state ? [toDto(mail, state)] : [];
      }),
    };
  }

  /** @throws DomainError 400 for a text without a placeholder of the original, 404, 412 SETTING_CHANGED. */
  async change(name: string, body: ChangeMailTextDto, user: Saver): Promise<WordedMailDto> {
    const mail = this.#find(name);
    if (body.text) assertPlaceholders(mail, body.text, 'text.');
    return toDto(mail, await this.settings.change(mail.section, body, user));
  }

  /** The mail with a text that is not saved, for a sample recipient. @throws DomainError as {@link change} does. */
  async preview(name: string, text: MailText): Promise<MailTextPreviewDto> {
    const mail = this.#find(name);
    assertPlaceholders(mail, text);
    const business = await this.business.read();
    const { subject, html } = renderMail(mail.preview(text, business), business);
    return { subject, html };
  }

  /** @throws DomainError 404. */
  #find(wanted: string): WordedMail {
    const mail = this.#mails.find(({ name }) => name === wanted);
    if (!mail) throw new DomainError(404, 'NOT_FOUND', 'Mejlet finns inte.');
    return mail;
  }
}

function toDto(
  { name, title, original }: WordedMail,
  { value, ...state }: SettingState<{ text: MailText | null }>,
): WordedMailDto {
  return { ...state, name, title, original, text: value.text };
}

/** @param prefix of the fields' paths in the request. */
function assertPlaceholders({ original }: WordedMail, own: MailText, prefix = ''): void {
  const issues = (['subject', 'opening'] as const).flatMap((field) => {
    const [wanted, given] = [placeholdersIn(original[field]), placeholdersIn(own[field])];
    const missing = wanted.find((placeholder) => !given.includes(placeholder));
    const unknown = given.find((placeholder) => !wanted.includes(placeholder));
    const message = missing
      ? `${missing} behöver vara med. Där står uppgiften i mejlet.`
      : unknown && `${unknown} finns inte i det här mejlet.`;
    return message ? [{ path: `${prefix}${field}`, message }] : [];
  });
  if (issues.length > 0)
    throw new DomainError(400, 'VALIDATION_FAILED', COMMON_ERRORS.VALIDATION_FAILED, { issues });
}
