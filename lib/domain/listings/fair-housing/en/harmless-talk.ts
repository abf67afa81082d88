import type { Harmless } from '../vocabulary/harmless';
import { inOrder, oneOf } from '../vocabulary/patterns';
import type { TextUse } from '../vocabulary/protected-class';

const asked: readonly TextUse[] = ['question', 'visit'];
const letter: readonly TextUse[] = ['letter'];
const rest = '[^.!?;。！？；]*';

/** Talk that names people and judges nobody: law, taxes, equipment, places, and what the writer needs. */
export const englishHarmlessTalk: readonly Harmless[] = [
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        "(?:can't|cannot|can not|may not|must not|mustn't|do not|don't|(?:not|never|un)(?: allowed| permitted| able)? ?to|not allowed to|unable to|won't|will not|prohibited from|barred from|never)(?: [a-z]+){0,2} ",
        '(?:answer|say|tell|discuss|describe|comment|speak|talk|disclose|share|characterize|steer|identify|guess)(?:ing)?(?: [a-z]+){0,3} ',
        `(?:about|who|what|on|of|anything|questions?|whether|which|by|race|religion|makeup|demographics|visitors)(?![a-z])${rest}`,
      ),
      `(?:says?|tells?|said|writes?|mentions?|includes?|shares?) (?:nothing|little) (?:about|of|on)(?![a-z])${rest}`,
      `(?:left|leav(?:e|ing)|kept|keep(?:ing)?|omit(?:ted|s)?) (?:out )?(?:[a-z]+ ){0,3}(?:personal|private)(?![a-z])${rest}`,
      `(?:no|without) (?:any )?personal (?:details?|letters?|stor(?:y|ies)|information|photos?)${rest}`,
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      `firpta${rest}`,
      `(?:foreign|non ?resident|non us|alien) (?:buyers?|sellers?|persons?|owners?|purchasers?|investors?|entit(?:y|ies)|corporations?|nationals?)(?=[^.!?]{0,90}(?:firpta|withh|tax|closing|fil(?:e|ing)|form|llc|itin|affidavit))`,
      "immigration (?:courts?|museum|offices?|building|attorneys?|lawyers?|services?|station)|(?:immigrants?|immigration)'?s? (?:heritage )?museum|ellis island(?: [a-z]+){0,4}|passport (?:office|photos?|agency)",
      `how many (?:families|households|people|persons)(?=[^.!?]{0,90}(?:certificate|occupancy|zon|legal|c of o|allow|permit))`,
      "enhanced star(?: [a-z]+){0,6}|(?:star|senior|disability|veterans?'?)(?: [a-z]+){0,2} (?:exemption|credit|abatement|check)s?|(?:65|sixty five) (?:and|or) (?:over|older)(?=[^.!?]{0,60}(?:exempt|star|tax))",
      `(?:income|ami|asset) (?:limits?|caps?|restrict[a-z]*|requirements?|ceilings?|bands?|certification)${rest}|area median income|(?:percent|%) of (?:the )?ami`,
      'first time (?:home ?)?buyers?(?: programs?| grants?| credits?)?|(?:sony?ma|hfa|homefirst|grant|closing cost|rebate|incentive|tax|recycling|composting|bike|storage|parking|reserve) programs?',
      inOrder(
        '(?:sellers?|owners?|heirs?|estate|sold by|sale by|selling|title)(?: [a-z]+){0,3} ',
        'divorc[a-z]+(?: couple| settlement| decree)?|divorce (?:sale|settlement|decree|judgment|stipulation|court)|(?:both|one|the) spouses?(?: [a-z]+){0,4} (?:sign|title|deed)|tenan[a-z]+ by the entirety',
      ),
      "(?<!my |our )(?:kid|child(?:ren)?|bab(?:y|ies)|teen|nurser(?:y|ies))(?:'?s'?)? (?:tree ?house|swings?(?: ?set)?|murals?|artwork|drawings?|height|play ?house|sand ?box|slide|bunk ?beds?|wall ?paper|paint|room|bathroom|furniture|art|books?|museum|village|theat(?:er|re)|aid|day care)",
      "child(?:ren)?'?s? (?:gate|safety|proof[a-z]*)|window guards?(?: [a-z]+){0,8}|lead paint(?: [a-z]+){0,12}",
      '(?:young|mature|elderly|older|old|aging|retired|middle aged) (?:barn|boiler|roof|furnace|trees?|oaks?|maples?|orchard|plant[a-z]*|hedges?|vines?|elevator|pipes|wiring|building|plumbing|windows|shed|garage|house|kitchen|deck|fence|lawn|garden|perennials|evergreens|pines?|apple|landscap[a-z]+|growth|pear|fruit|specimen|system|heater|but (?:well|solid|sound))',
      '(?:before|after|by|until|around|over) (?:christmas|easter|passover|hanukkah|ramadan|thanksgiving|the (?:jewish |high )?holidays)',
      "(?:owner|seller|tenant|executor|agent|neighbor)'?s (?:son|daughter|mother|father|wife|husband|brother|sister|nephew|niece|parents)|(?:men|women|ladies|girls|boys|gentlemen)'?s?'? (?:shoe|dress|hat|garment|coat|university|lounge|locker|gym|restroom|college|league)s?",
      '(?:corporation|llc|company|trust|fund|entity) with foreign (?:owners|members|shareholders)',
      "widow'?s (?:walk|peak)|(?:old )?maid'?s|family members?(?: of (?:the )?[a-z]+)?|(?:religious|cultural|community|educational)(?:,? (?:or|and) [a-z]+)? (?:use|facilit(?:y|ies)|institutions?|organizations?|corporations?|exemptions?|restrictions?|covenants?|property|buildings?)",
      '(?:dog|cat)s?(?: is| are| was)?(?: [a-z]+){0,3} (?:deaf|blind|old)(?: and (?:deaf|blind))?',
      'adult (?:size|height|swim)|grandfather(?:ed)?(?: clock| clause| in)?|grandmother clock|mother(?: |-)in(?: |-)law|daughter unit|(?:mother|daughter)(?: |-)daughter|bachelor (?:chest|kitchen|apartment)|lady chapel|man ?(?:hole|door|cave|power)|maids? (?:room|quarters)',
      "(?:navy|naval) yard(?: [a-z]+)?|army (?:terminal|corps)(?: [a-z]+)?|fort [a-z]+|veterans (?:memorial|park|hospital|day|affairs)(?: [a-z]+)?|armory|reserve (?:fund|study|account|price|balance)s?|no reserve|reserves? (?:of|at|are|is|met|not|low|healthy|strong)|(?:fund|cash|capital|operating|building|co ?op|condo)'?s? reserves?",
      'deploy(?:ed|able)? (?:awning|screen|solar)|service (?:entrance|elevator|line|panel|alley|road|charge|contract)s?|blue collar (?:bar|diner)',
      '(?:domestic|indoor|main) (?:hot )?water|safe room|abuse of|bike shelter|tax shelter|animal shelter',
      '(?:arrest|conviction|criminal|background) (?:of|checks? (?:on|for) (?:the )?(?:contractors?|vendors?))|arrested (?:decay|settlement)|fire arrest(?:e[dr]|or)s?|rap(?:id)? (?:transit|charging)|lightning arresters?',
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        "(?<![a-z])(?:i|we|my (?!buyer|client)[a-z]+|our (?!buyer|client)[a-z]+|one of us|i'm|i'll|we'll|we're|our party)(?: (?!can't|cannot|don't|won't|do|not|wouldn't|never|didn't|no)[a-z']+){0,4} ",
        '(?:uses?|need|needs|have|has|bring|bringing|be in|is in|in|with|using|carry|rely|relies|am|is|am in|coming with|take)(?: on| an?| the| my| her| his| our| along)* (?:[a-z]+ ){0,2}',
        `(?:wheel ?chairs?|scooter|walker|cane|crutches|service (?:dog|animal)|guide dog|hearing aids?|sign language|interpreter|translator|oxygen|stroller|baby|toddler|ramp|blind|deaf|hard of hearing|kids?|children|son|daughter|infant|pregnant|trouble (?:walking|climbing)|hearing loss|bad (?:knees?|hip))${rest}`,
      ),
      '(?:i|we) (?:only )?speak [a-z]+|is there (?:an? )?(?:[a-z]+ ){0,3}(?:ramp|step free|lift|elevator|accessible)[^.!?;]*|(?:ramp|lift|grab bars?|elevator|doorway|step free)[^.!?;]{0,60}(?:wheel ?chair|scooter|walker)[^.!?;]*',
      '(?:do|does|must|should|will|can|may) (?:i|we|both|my|our|one|an? (?:foreign|us)?)(?: [a-z]+){0,3} (?:lawyer|attorney|spouse|wife|husband|partner|parents?|son|daughter|children)s?(?= [^.!?]{0,60}(?:sign|deed|title|closing|contract|need|own|co ?sign|guarant))',
      "[^.!?;]{0,80}(?:i|we)(?:'ll| will| can)? (?:translate|interpret)[^.!?;]*|(?:bab(?:y|ies)|toddler|child|kids|infant)(?: is| are)? (?:asleep|sleeping|napping|at home)|home with (?:an? |the )?(?:baby|kids|toddler|child|newborn)|(?:tenant|owner|seller)(?:'s)? (?:kids?|children|baby|family|mother|wife|husband|son|daughter)(?: [a-z]+){0,2} (?:home|asleep|open|let|lives?|sleep)",
      '(?:church|temple|mosque|synagogue|shul)(?: next door| across| bells?| parking| services?)+[^.!?;]{0,40}(?:noise|loud|bells?|parking|traffic|street|easement)?',
    ),
    uses: asked,
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        "(?:the|an?|that|old|former|this)(?: old| former| stone| brick)? (?:church|synagogue|temple|mosque|chapel)(?:'s)? ",
        '(?:across|next door|holds|has|owns|bells?|building|parking|lot|windows?|steps|easement|conversion|pews?|doors?|tower|wall|fence|side)',
      ),
      "(?:sellers?|owners?|previous|your)(?: [a-z']+){0,2} (?:kids?|children|family|son|daughter)s?'?(?= (?:tree ?house|swing|mural|height|drawings|room|things|furniture))",
      `on (?:my|our) (?:agent|attorney|lawyer|broker)'?s advice${rest}|(?:as|because) (?:of )?(?:the )?fair housing${rest}`,
      'first (?:home ?)?(?:offer|choice|floor|lien|payment|inspection|deposit)|last (?:offer|week|month)|single (?:closing|payment|check)|marriage of (?:old|styles)|married to (?:the|a) (?:date|price)',
      'survivor(?:ship| clause)|retir(?:e|ing) the (?:loan|mortgage|lien)|senior (?:lien|lender|loan|mortgage)|transition(?:al)? (?:period|services|space|time)|(?:smooth|easy|quick) transition',
    ),
    uses: letter,
  },
];
