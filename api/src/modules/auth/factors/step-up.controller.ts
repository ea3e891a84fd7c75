import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../../contract/answers';
import { Audited } from '../../audit/audited';
import { SessionDto } from '../auth.dto';
import { CurrentSession } from '../current-session';
import { SessionEntity } from '../session.entity';
import { SignInService } from '../sign-in.service';
import { PasskeyOptionsDto, StepUpDto } from './factors.dto';
import { PasskeysService } from './passkeys.service';
import { StepUpService } from './step-up.service';

/** Proving again who one is, before what cannot be undone and what lets somebody in. It counts for five minutes. */
@ApiTags('auth')
@ApiBearerAuth()
@Controller('api/auth/step-up')
export class StepUpController {
  constructor(
    private readonly stepUp: StepUpService,
    private readonly passkeys: PasskeysService,
    private readonly signIn: SignInService,
  ) {}

  /** A challenge for one of the caller's passkeys. */
  @Post('options')
  @Answers(PasskeyOptionsDto, 409, 415)
  async begin(@CurrentSession() { id, userId }: SessionEntity): Promise<PasskeyOptionsDto> {
    return { options: await this.passkeys.beginProof('step-up', id, userId) };
  }

  /** The token of the response takes the place of the caller's. */
  @Post()
  @Audited()
  @Answers(SessionDto, 403, 409, 429)
  async confirm(
    @Body() proof: StepUpDto,
    @CurrentSession() session: SessionEntity,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    await this.stepUp.check(session, proof, address);
    return this.signIn.confirm(session, reply);
  }
}
