import { Module } from '@nestjs/common';
import { NotifyController, NotifyListsController } from './notify.controller';
import { NotifyService } from './notify.service';

@Module({ controllers: [NotifyController, NotifyListsController], providers: [NotifyService] })
export class NotifyModule {}
