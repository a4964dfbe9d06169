import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Counts the faults that screens were tried with ('… survives …') and says how many they survived. */
export default class Survived implements Reporter {
  private tried = 0
  private survived = 0

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    if (!title.includes(' survives ')) return
    this.tried++
    if (status === 'passed') this.survived++
  }

  onEnd(): void {
    if (this.tried > 0) process.stdout.write(`Screens: survived ${this.survived} of ${this.tried} faults\n`)
  }
}
