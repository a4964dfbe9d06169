import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase } from '@playwright/test/reporter'
import { type AxeRun, axeAnnotation } from './barriers'

/**
 * Counts the runs of axe and what they found. With AXE_UNSURE=file it writes down what axe could not decide, for the
 * table of docs/accessibility.md.
 */
export default class AxeRuns implements Reporter {
  private runs: AxeRun[] = []

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === axeAnnotation) this.runs.push(JSON.parse(description ?? ''))
  }

  onEnd(): void {
    if (this.runs.length === 0) return
    const violations = this.runs.reduce((sum, run) => sum + run.violations, 0)
    const unsure = this.runs.flatMap((run) => run.unsure)
    process.stdout.write(`axe: ${this.runs.length} runs, ${violations} violations, ${unsure.length} unsure\n`)
    if (process.env.AXE_UNSURE) writeFileSync(process.env.AXE_UNSURE, `${unsure.join('\n')}\n`)
  }
}
