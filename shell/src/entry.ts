import '@stillsam/ui/styles/base.css';
import { start } from './client';

// In a task of its own: evaluating the modules above is a long one.
setTimeout(start);
