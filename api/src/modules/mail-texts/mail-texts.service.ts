import { Injectable } from '@nestjs/common';
import { DomainError } from '../../http/domain-error';
import { COMMON_ERRORS } from '../../http/error-texts';
import { BusinessService } from '../business/business.service';
import { renderMail } from '../mail/mail-layout';
import {
  fillText,
  MAIL_TEXT_NAMES,
  MAIL_TEXTS,
  ORIGINAL_TEXTS,
  placeholdersIn,
  type MailText,
  type MailTextName,
} from '../mail/mail-texts';
import { withText } from '../mail/mail.service';
import type { Saver } from '../drafts/revisions';
import { SettingsService, type SettingState } from '../settings/settings.service';
import type {
  ChangeMailTextsDto,
  MailTextPreviewDto,
  MailTextsDto,
  MailTextsSettingDto,
  OriginalTextDto,
} from './mail-texts.dto';
import { SAMPLE_MAILS } from './sample-mails';

/** The texts of the system's own mails, as the owner reads and changes them. */
@Injectable()
export class MailTextsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly business: BusinessService,
  ) {}

  async read(): Promise<MailTextsSettingDto> {
    return toDto(await this.settings.state(MAIL_TEXTS));
  }

  /** @throws DomainError 400 for a text without a placeholder of the original, 412 SETTING_CHANGED. */
  async change(body: ChangeMailTextsDto, user: Saver): Promise<MailTextsSettingDto> {
    for (const name of MAIL_TEXT_NAMES) {
      const own = body[name];
      if (own) assertPlaceholders(name, own, `${name}.`);
    }
    return toDto(await this.settings.change(MAIL_TEXTS, body, user));
  }

  /** The mail with a text that is not saved, for a sample recipient. @throws DomainError 400 as {@link change} does. */
  async preview({ name, ...text }: OriginalTextDto): Promise<MailTextPreviewDto> {
    assertPlaceholders(name, text);
    const business = await this.business.read();
    const content = SAMPLE_MAILS[name](business);
    const { subject, html } = renderMail(
      content.source ? withText(content, fillText(text, content.source)) : content,
      business,
    );
    return { subject, html };
  }
}

function toDto({ value, ...state }: SettingState<MailTextsDto>): MailTextsSettingDto {
  return { ...state, value, originals: MAIL_TEXT_NAMES.map((name) => ({ name, ...ORIGINAL_TEXTS[name] })) };
}

/** @param prefix of the fields' paths in the request. */
function assertPlaceholders(name: MailTextName, own: MailText, prefix = ''): void {
  const issues = (['subject', 'opening'] as const).flatMap((field) => {
    const [wanted, given] = [placeholdersIn(ORIGINAL_TEXTS[name][field]), placeholdersIn(own[field])];
    const missing = wanted.find((placeholder) => !given.includes(placeholder));
    const unknown = given.find((placeholder) => !wanted.includes(placeholder));
    const message = missing
      ? `${missing} behöver vara med. Där står uppgiften i mejlet.`
      : unknown && `${unknown} finns inte i det här mejlet.`;
    return message ? [{ path: `${prefix}${field}`, message }] : [];
  });
  if (issues.length > 0)
    throw new DomainError(COMMON_ERRORS.VALIDATION_FAILED, {
      status: 400,
      code: 'VALIDATION_FAILED',
      issues,
    });
}
