import { toJsonSchema } from '@valibot/to-json-schema'
import { configShape } from '../../src/config/config-shape'

const draft = 'http://json-schema.org/draft-07/schema#'

/**
 * The schema by which editors complete and check the configuration files, made from the shape that
 * the start checks them by.
 */
export function configSchema(): string {
  const schema = toJsonSchema(configShape, {
    typeMode: 'input',
    // A schema cannot check that an address parses; the pattern checks its beginning.
    ignoreActions: ['check'],
    // Other fields are unknown: the start names them, and so does the editor.
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : undefined,
  })
  return `${JSON.stringify({ $schema: draft, title: 'Configuration of the site', ...schema }, null, 2)}\n`
}
