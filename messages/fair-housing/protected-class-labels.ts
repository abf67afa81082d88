// Compiled from messages/en/fair-housing.json by `npm run messages`.

export const protectedClassLabels = {
race: "race or color",
"national-origin": "national origin",
"immigration-status": "citizenship or immigration status",
religion: "religion or creed",
sex: "sex",
"gender-identity": "gender identity or expression",
"sexual-orientation": "sexual orientation",
"familial-status": "familial status or pregnancy",
"marital-status": "marital or partnership status",
age: "age",
disability: "disability",
"military-status": "military status",
"source-of-income": "lawful source of income",
"domestic-violence": "status as a victim of domestic violence",
"criminal-record": "arrest or conviction record",
occupation: "lawful occupation",
};
