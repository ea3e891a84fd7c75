import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersCreated } from '../../../contract/answers';
import { RequireArea } from '../../auth/access';
import { CorrectionDto, CorrectionListDto, PublishCorrectionDto } from './corrections.dto';
import { CorrectionsService } from './corrections.service';

/** Corrections as the editors of a post see them. */
@ApiTags('blog, admin')
@RequireArea('posts')
@Controller('api/blog/admin/posts')
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Get(':id/corrections')
  @Answers(CorrectionListDto)
  async list(@Param('id') id: string): Promise<CorrectionListDto> {
    return { corrections: await this.corrections.listOf(id) };
  }

  /** Publishes a correction of a published post. */
  @Post(':id/corrections')
  @AnswersCreated(CorrectionDto)
  publish(@Param('id') id: string, @Body() { text }: PublishCorrectionDto): Promise<CorrectionDto> {
    return this.corrections.publish(id, text);
  }

  @Delete(':id/corrections/:correction')
  @HttpCode(204)
  remove(@Param('id') id: string, @Param('correction') correction: string): Promise<void> {
    return this.corrections.remove(id, correction);
  }
}
