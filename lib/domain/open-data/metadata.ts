import { escapeXml } from '@/lib/domain/shared/escape-xml';
import { fieldGroups, fields } from './property';
import type { Field, FieldType } from './property-field';

const edmTypes: Record<FieldType, string> = {
  text: 'Edm.String',
  texts: 'Collection(Edm.String)',
  integer: 'Edm.Int64',
  decimal: 'Edm.Decimal',
  boolean: 'Edm.Boolean',
  date: 'Edm.Date',
  timestamp: 'Edm.DateTimeOffset',
};
const own = 'BankOwnedNewYork';
type FieldTexts = Readonly<Record<string, string>>;

/**
 * The `$metadata` document: an OData 4.0 schema in the form that RESO calls Edm.String with a lookup.
 * `texts`: the descriptions of the fields by path.
 */
export function toMetadataXml(texts: FieldTexts): string {
  const toElements = (prefix: string) =>
    fieldsUnder(prefix)
      .map((field) => toElement(field, texts[`${prefix}${field.path}`] ?? ''))
      .join('\n');
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx">
${vocabularies.map(toReference).join('\n')}
  <edmx:DataServices>
    <Schema Namespace="org.reso.metadata" xmlns="http://docs.oasis-open.org/odata/ns/edm">
      <EntityType Name="Property">
        <Key><PropertyRef Name="ListingKey"/></Key>
${toElements('')}
${fieldGroups.map((group) => `        <Property Name="${group}" Type="${own}.${group}"/>`).join('\n')}
        <Property Name="Media" Type="Collection(${own}.Media)" Nullable="false"/>
      </EntityType>
      <EntityContainer Name="Default">
        <EntitySet Name="Property" EntityType="org.reso.metadata.Property"/>
      </EntityContainer>
    </Schema>
    <Schema Namespace="${own}" xmlns="http://docs.oasis-open.org/odata/ns/edm">
${fieldGroups.map((group) => toComplexType(group, toElements(`${group}/`))).join('\n')}
      <ComplexType Name="Media">
${mediaProperties}
      </ComplexType>
    </Schema>
  </edmx:DataServices>
</edmx:Edmx>
`;
}

const vocabularies = [
  { namespace: 'Org.OData.Core.V1', alias: 'Core' },
  { namespace: 'Org.OData.Validation.V1', alias: 'Validation' },
];

const toReference = ({ namespace, alias }: (typeof vocabularies)[number]): string =>
  `  <edmx:Reference Uri="https://oasis-tcs.github.io/odata-vocabularies/vocabularies/${namespace}.xml"><edmx:Include Namespace="${namespace}" Alias="${alias}"/></edmx:Reference>`;

const mediaProperties = [
  ...['MediaKey', 'MediaURL', 'MediaCategory', 'ShortDescription', 'LongDescription'].map(
    (name) => `        <Property Name="${name}" Type="Edm.String" Nullable="false"/>`,
  ),
  '        <Property Name="Order" Type="Edm.Int64" Nullable="false"/>',
].join('\n');

const toComplexType = (group: string, elements: string): string => `      <ComplexType Name="${group}">
${elements}
      </ComplexType>`;

/** The fields of the listing or of a group, with the prefix removed from their paths. */
const fieldsUnder = (prefix: string): readonly Field[] =>
  fields
    .filter(({ path }) => path.startsWith(prefix) && !path.includes('/', prefix.length))
    .map((field) => ({ ...field, path: field.path.slice(prefix.length) }));

function toElement({ path, type, isRequired, lookup, values }: Field, description: string): string {
  const facets = [
    ...(isRequired ? ['Nullable="false"'] : []),
    ...(type === 'decimal' ? ['Scale="variable"'] : []),
    ...(type === 'timestamp' ? ['Precision="3"'] : []),
  ];
  return `        <Property ${[`Name="${path}"`, `Type="${edmTypes[type]}"`, ...facets].join(' ')}>
          <Annotation Term="Core.Description" String="${escapeXml(description)}"/>
${lookup ? `          <Annotation Term="RESO.OData.Metadata.LookupName" String="${lookup}"/>\n` : ''}${values ? toAllowedValues(values) : ''}        </Property>`;
}

const toAllowedValues = (values: readonly string[]): string =>
  `          <Annotation Term="Validation.AllowedValues"><Collection>
${values.map((value) => `            <Record><PropertyValue Property="Value" String="${escapeXml(value)}"/></Record>`).join('\n')}
          </Collection></Annotation>
`;
