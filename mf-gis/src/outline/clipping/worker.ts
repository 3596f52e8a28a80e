import { doTask, type Task } from './tasks';

self.onmessage = ({ data }: MessageEvent<Task>) => self.postMessage(doTask(data));
