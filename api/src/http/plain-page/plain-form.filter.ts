import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../domain-error';
import { ErrorFilter, toDomainError } from '../error.filter';
import { sendPlainPage, type PlainField, type PlainForm, type PlainLink, type PlainPage } from './plain-page';

const HOME = { label: 'Till startsidan', to: '/' };

/** What a form without JavaScript consists of. */
export interface FormDefinition {
  title: string;
  action: PlainForm['action'];
  submit: string;
  fields: Omit<PlainField, 'value' | 'error'>[];
  links: PlainLink[];
}

/** Responds to errors of a native form submission with a page that keeps what was typed. */
@Catch()
export abstract class PlainFormFilter extends ErrorFilter {
  /** @param typed the value of a field as it was sent. */
  protected abstract toPage(error: DomainError, typed: (field: string) => string): PlainPage;

  override catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const known = toDomainError(error);
    if (known.status >= 500) this.log(error, known, request.id);
    reply.headers(known.headers);
    sendPlainPage(
      reply,
      known.status,
      known.code === 'FORBIDDEN'
        ? crossSitePage(known)
        : this.toPage(known, (field) => fieldOf(request.body, field)),
    );
  }
}

/** A filter whose page says what went wrong, without the form. */
export function faultFilter(page: Pick<PlainPage, 'title' | 'paragraphs' | 'links'>) {
  @Catch()
  class FaultFilter extends PlainFormFilter {
    protected toPage({ message }: DomainError): PlainPage {
      return { ...page, notice: { text: message, isFault: true } };
    }
  }
  return FaultFilter;
}

/** A filter that shows the form again, with what was typed and the errors at their fields. */
export function formFilter({ title, action, submit, fields, links }: FormDefinition) {
  @Catch()
  class FormFilter extends PlainFormFilter {
    protected toPage(error: DomainError, typed: (field: string) => string): PlainPage {
      return {
        title,
        notice: { text: `${error.message} Det du skrev står kvar.`, isFault: true },
        form: {
          action,
          submit,
          fields: fields.map((field) => ({
            ...field,
            value: typed(field.name),
            error: error.issues?.find(({ path }) => path === field.name)?.message,
          })),
        },
        links,
      };
    }
  }
  return FormFilter;
}

/** Without the form: another site wrote what it holds. */
function crossSitePage({ message }: DomainError): PlainPage {
  return {
    title: 'Formuläret togs inte emot',
    notice: { text: message, isFault: true },
    paragraphs: ['Vill du skicka något till oss, gå till vår webbplats och fyll i formuläret där.'],
    links: [HOME],
  };
}

function fieldOf(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' ? value : '';
}
