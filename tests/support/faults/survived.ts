import type { TestInfo } from '@playwright/test'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

type Count = { tried: number; survived: number }

/** For a test that tries many faults by itself: how many, and how many the site did not survive. */
export function countCases(test: TestInfo, layer: string, tried: number, fell: number): void {
  const count: Count = { tried, survived: tried - fell }
  test.annotations.push({ type: `survived ${layer}`, description: JSON.stringify(count) })
}

/** Counts the faults that the site was tried with ('… survives …') and says how many it survived, layer by layer. */
export default class Survived implements Reporter {
  private layers = new Map<string, Count>()

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    if (title.includes(' survives ')) this.add('Screens', { tried: 1, survived: status === 'passed' ? 1 : 0 })
    for (const { type, description } of annotations)
      if (type.startsWith('survived '))
        this.add(type.slice('survived '.length), JSON.parse(description ?? ''))
  }

  onEnd(): void {
    for (const [layer, { tried, survived }] of this.layers)
      process.stdout.write(`${layer}: survived ${survived} of ${tried} faults\n`)
  }

  private add(layer: string, { tried, survived }: Count): void {
    const sum = this.layers.get(layer) ?? { tried: 0, survived: 0 }
    this.layers.set(layer, { tried: sum.tried + tried, survived: sum.survived + survived })
  }
}
