/** A lost answer is asked for again: numbered moves are never played twice. */
import { ProblemError } from '../api/client';

const RETRY_MS = [400, 1200, 3000];

export async function withRetries<T>(request: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_MS) {
    try {
      return await request();
    } catch (problem) {
      if (!(problem instanceof ProblemError) || problem.code !== 'unreachable') {
        throw problem;
      }
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return request();
}
