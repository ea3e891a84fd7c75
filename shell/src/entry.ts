import '@stillsam/ui/styles/base.css';
import { start } from './client';

void start();
