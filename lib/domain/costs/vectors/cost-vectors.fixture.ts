/**
 * Sales and their taxes, as the second calculator computed them: county, town, kind, price, liens that stay,
 * loan in whole dollars, who pays the seller's taxes; then state, county, city, town, mansion and mortgage
 * tax in cents; then, for some, the part that is a residence in percent. The first five are those of the statutes' review.
 */
export const costVectors = `
Nassau||one-family|997000|0|0|buyer|398800 0 0 0 0 0
Queens||one-family|985000|0|0|buyer|399800 0 1429241 0 0 0
Queens||one-family|1970000|0|0|buyer|799400 0 2858482 0 1998073 0
Queens||one-family|960000|45000|0|seller|384000 0 1368000 0 1005000 0
Queens||four-family|480000|45000|0|seller|210000 0 1378125 0 0 0
Queens||one-family|25000|0|0|seller|10000 0 0 0 0 0
Queens||one-family|25001|0|0|seller|10200 0 25001 0 0 0
Queens||one-family|499999|0|0|seller|200000 0 499999 0 0 0
Queens||one-family|500000|0|0|seller|200000 0 500000 0 0 0
Queens||one-family|500001|0|0|seller|200200 0 712501 0 0 0
Queens||one-family|999999|0|0|seller|400000 0 1424999 0 0 0
Queens||one-family|1000000|0|0|seller|400000 0 1425000 0 1000000 0
Queens||one-family|1999999|0|0|seller|800000 0 2849999 0 1999999 0
Queens||one-family|2000000|0|0|seller|800000 0 2850000 0 2500000 0
Queens||one-family|2999999|0|0|seller|1200000 0 4274999 0 3749999 0
Queens||one-family|3000000|0|0|seller|1950000 0 4275000 0 4500000 0
Queens||one-family|4999999|0|0|seller|3250000 0 7124999 0 7499999 0
Queens||one-family|5000000|0|0|seller|3250000 0 7125000 0 11250000 0
Queens||one-family|9999999|0|0|seller|6500000 0 14249999 0 22499998 0
Queens||one-family|10000000|0|0|seller|6500000 0 14250000 0 32500000 0
Queens||one-family|15000000|0|0|seller|9750000 0 21375000 0 52500000 0
Queens||one-family|20000000|0|0|seller|13000000 0 28500000 0 75000000 0
Queens||one-family|25000000|0|0|seller|16250000 0 35625000 0 97500000 0
New York||condo|450000|0|0|seller|180000 0 450000 0 0 0
Kings||condo|450000|0|0|buyer|181800 0 456300 0 0 0
New York||condo|500001|0|0|seller|200200 0 712501 0 0 0
Kings||condo|500001|0|0|buyer|203000 0 725507 0 0 0
New York||condo|987654|0|0|seller|395200 0 1407407 0 0 0
Kings||condo|987654|0|0|buyer|400800 0 1433094 0 1001728 0
New York||condo|2000000|0|0|seller|800000 0 2850000 0 2500000 0
Kings||condo|2000000|0|0|buyer|811400 0 2902013 0 2535625 0
New York||condo|3000001|0|0|seller|1950325 0 4275001 0 4500002 0
Kings||condo|3000001|0|0|buyer|1977950 0 4363712 0 4564127 0
New York||co-op|450000|0|0|seller|180000 0 450000 0 0 0
Kings||co-op|450000|0|0|buyer|181800 0 456300 0 0 0
New York||co-op|500001|0|0|seller|200200 0 712501 0 0 0
Kings||co-op|500001|0|0|buyer|203000 0 725507 0 0 0
New York||co-op|987654|0|0|seller|395200 0 1407407 0 0 0
Kings||co-op|987654|0|0|buyer|400800 0 1433094 0 1001728 0
New York||co-op|2000000|0|0|seller|800000 0 2850000 0 2500000 0
Kings||co-op|2000000|0|0|buyer|811400 0 2902013 0 2535625 0
New York||co-op|3000001|0|0|seller|1950325 0 4275001 0 4500002 0
Kings||co-op|3000001|0|0|buyer|1977950 0 4363712 0 4564127 0
New York||four-family|450000|0|0|seller|180000 0 641250 0 0 0
Kings||four-family|450000|0|0|buyer|183400 0 652953 0 0 0
New York||four-family|500001|0|0|seller|200200 0 1312503 0 0 0
Kings||four-family|500001|0|0|buyer|206200 0 1352211 0 0 0
New York||four-family|987654|0|0|seller|395200 0 2592592 0 0 0
Kings||four-family|987654|0|0|buyer|407200 0 2671021 0 0 0
New York||four-family|2000000|0|0|seller|1300000 0 5250000 0 0 0
Kings||four-family|2000000|0|0|buyer|1342575 0 5421938 0 0 0
New York||four-family|3000001|0|0|seller|1950325 0 7875003 0 0 0
Kings||four-family|3000001|0|0|buyer|2014025 0 8132917 0 0 0
New York||commercial|450000|0|0|seller|180000 0 641250 0 0 0
Kings||commercial|450000|0|0|buyer|183400 0 652953 0 0 0
New York||commercial|500001|0|0|seller|200200 0 1312503 0 0 0
Kings||commercial|500001|0|0|buyer|206200 0 1352211 0 0 0
New York||commercial|987654|0|0|seller|395200 0 2592592 0 0 0
Kings||commercial|987654|0|0|buyer|407200 0 2671021 0 0 0
New York||commercial|2000000|0|0|seller|1300000 0 5250000 0 0 0
Kings||commercial|2000000|0|0|buyer|1342575 0 5421938 0 0 0
New York||commercial|3000001|0|0|seller|1950325 0 7875003 0 0 0
Kings||commercial|3000001|0|0|buyer|2014025 0 8132917 0 0 0
New York||land|450000|0|0|seller|180000 0 641250 0 0 0
Kings||land|450000|0|0|buyer|183400 0 652953 0 0 0
New York||land|500001|0|0|seller|200200 0 1312503 0 0 0
Kings||land|500001|0|0|buyer|206200 0 1352211 0 0 0
New York||land|987654|0|0|seller|395200 0 2592592 0 0 0
Kings||land|987654|0|0|buyer|407200 0 2671021 0 0 0
New York||land|2000000|0|0|seller|1300000 0 5250000 0 0 0
Kings||land|2000000|0|0|buyer|1342575 0 5421938 0 0 0
New York||land|3000001|0|0|seller|1950325 0 7875003 0 0 0
Kings||land|3000001|0|0|buyer|2014025 0 8132917 0 0 0
New York||apartment-building|450000|0|0|seller|180000 0 641250 0 0 0
Kings||apartment-building|450000|0|0|buyer|183400 0 652953 0 0 0
New York||apartment-building|500001|0|0|seller|200200 0 1312503 0 0 0
Kings||apartment-building|500001|0|0|buyer|206200 0 1352211 0 0 0
New York||apartment-building|987654|0|0|seller|395200 0 2592592 0 0 0
Kings||apartment-building|987654|0|0|buyer|407200 0 2671021 0 0 0
New York||apartment-building|2000000|0|0|seller|1300000 0 5250000 0 0 0
Kings||apartment-building|2000000|0|0|buyer|1342575 0 5421938 0 0 0
New York||apartment-building|3000001|0|0|seller|1950325 0 7875003 0 0 0
Kings||apartment-building|3000001|0|0|buyer|2014025 0 8132917 0 0 0
New York||mixed-use|450000|0|0|seller|180000 0 641250 0 0 0
Kings||mixed-use|450000|0|0|buyer|183400 0 652953 0 0 0
New York||mixed-use|500001|0|0|seller|200200 0 1312503 0 0 0
Kings||mixed-use|500001|0|0|buyer|206200 0 1352211 0 0 0
New York||mixed-use|987654|0|0|seller|395200 0 2592592 0 0 0
Kings||mixed-use|987654|0|0|buyer|407200 0 2671021 0 0 0
New York||mixed-use|2000000|0|0|seller|1300000 0 5250000 0 0 0
Kings||mixed-use|2000000|0|0|buyer|1342575 0 5421938 0 0 0
New York||mixed-use|3000001|0|0|seller|1950325 0 7875003 0 0 0
Kings||mixed-use|3000001|0|0|buyer|2014025 0 8132917 0 0 0
Erie||one-family|200000|0|0|buyer|80400 101000 0 0 0 0
Erie||one-family|300100|12345|0|seller|120200 150250 0 0 0 0
Erie||four-family|495000|9000|0|buyer|203600 254500 0 0 0 0
Erie||farm|1250000|0|0|buyer|504600 630750 0 0 0 0
Erie||co-op|498500|1500|0|buyer|201000 252250 0 0 0 0
Broome||one-family|200000|0|0|buyer|80200 20100 0 0 0 0
Broome||one-family|300100|12345|0|seller|120200 31250 0 0 0 0
Broome||four-family|495000|9000|0|buyer|202800 50700 0 0 0 0
Broome||farm|1250000|0|0|buyer|502600 125650 0 0 0 0
Broome||co-op|498500|1500|0|buyer|200200 50250 0 0 0 0
Columbia||one-family|200000|0|0|buyer|80200 10200 0 0 0 0
Columbia||one-family|300100|12345|0|seller|120200 32500 0 0 0 0
Columbia||four-family|495000|9000|0|buyer|203000 101500 0 0 0 0
Columbia||farm|1250000|0|0|buyer|503000 251500 0 0 0 0
Columbia||co-op|498500|1500|0|buyer|200400 100600 0 0 0 0
Essex||one-family|200000|0|0|buyer|80200 40300 0 0 0 0
Essex||one-family|300100|12345|0|seller|120200 62500 0 0 0 0
Essex||four-family|495000|9000|0|buyer|203000 101500 0 0 0 0
Essex||farm|1250000|0|0|buyer|503000 251500 0 0 0 0
Essex||co-op|498500|1500|0|buyer|200400 100600 0 0 0 0
Tompkins||one-family|200000|0|0|buyer|80200 40300 0 0 0 0
Tompkins||one-family|300100|12345|0|seller|120200 62500 0 0 0 0
Tompkins||four-family|495000|9000|0|buyer|203000 101500 0 0 0 0
Tompkins||farm|1250000|0|0|buyer|503000 251500 0 0 0 0
Tompkins||co-op|498500|1500|0|buyer|200400 100600 0 0 0 0
Suffolk|east-hampton|one-family|190000|0|0|seller|76000 0 0 0 0 0
Suffolk|east-hampton|one-family|900000|0|0|seller|360000 0 0 1250000 0 0
Suffolk|east-hampton|one-family|1999999|0|0|seller|800000 0 0 3999998 1999999 0
Suffolk|east-hampton|one-family|2000000|0|0|seller|800000 0 0 5000000 2000000 0
Suffolk|east-hampton|land|300000|0|0|buyer|120600 0 0 503000 0 0
Suffolk|east-hampton|one-family|991000|0|0|buyer|396400 0 0 1487410 0 0
Suffolk|southampton|one-family|190000|0|0|seller|76000 0 0 0 0 0
Suffolk|southampton|one-family|900000|0|0|seller|360000 0 0 1250000 0 0
Suffolk|southampton|one-family|1999999|0|0|seller|800000 0 0 3999998 1999999 0
Suffolk|southampton|one-family|2000000|0|0|seller|800000 0 0 5000000 2000000 0
Suffolk|southampton|land|300000|0|0|buyer|120600 0 0 503000 0 0
Suffolk|southampton|one-family|991000|0|0|buyer|396400 0 0 1487410 0 0
Suffolk|shelter-island|one-family|190000|0|0|seller|76000 0 0 0 0 0
Suffolk|shelter-island|one-family|900000|0|0|seller|360000 0 0 1250000 0 0
Suffolk|shelter-island|one-family|1999999|0|0|seller|800000 0 0 3999998 1999999 0
Suffolk|shelter-island|one-family|2000000|0|0|seller|800000 0 0 5000000 2000000 0
Suffolk|shelter-island|land|300000|0|0|buyer|120600 0 0 503000 0 0
Suffolk|shelter-island|one-family|991000|0|0|buyer|396400 0 0 1487410 0 0
Suffolk|southold|one-family|190000|0|0|seller|76000 0 0 0 0 0
Suffolk|southold|one-family|900000|0|0|seller|360000 0 0 1750000 0 0
Suffolk|southold|one-family|1999999|0|0|seller|800000 0 0 4499998 1999999 0
Suffolk|southold|one-family|2000000|0|0|seller|800000 0 0 5000000 2000000 0
Suffolk|southold|land|300000|0|0|buyer|120600 0 0 565500 0 0
Suffolk|southold|one-family|991000|0|0|buyer|396400 0 0 1987410 0 0
Suffolk|riverhead|one-family|190000|0|0|seller|76000 0 0 80000 0 0
Suffolk|riverhead|one-family|900000|0|0|seller|360000 0 0 1500000 0 0
Suffolk|riverhead|one-family|1999999|0|0|seller|800000 0 0 3699998 1999999 0
Suffolk|riverhead|one-family|2000000|0|0|seller|800000 0 0 3700000 2000000 0
Suffolk|riverhead|land|300000|0|0|buyer|120600 0 0 452400 0 0
Suffolk|riverhead|one-family|991000|0|0|buyer|396400 0 0 1689928 0 0
Orange|warwick|one-family|650000|0|0|buyer|260000 0 0 414450 0 0
Orange|warwick|three-family|425000|20000|0|seller|170000 0 0 258750 0 0
Orange|warwick|one-family|990000|0|0|buyer|396000 0 0 670470 0 0
Dutchess|red-hook|one-family|650000|0|0|buyer|260000 0 0 465200 0 0
Dutchess|red-hook|three-family|425000|20000|0|seller|170000 0 0 50000 0 0
Dutchess|red-hook|one-family|990000|0|0|buyer|396000 0 0 1147920 0 0
Ulster|new-paltz|one-family|650000|0|0|buyer|260000 0 0 414150 0 0
Ulster|new-paltz|three-family|425000|20000|0|seller|170000 0 0 102750 0 0
Ulster|new-paltz|one-family|990000|0|0|buyer|396000 0 0 926190 0 0
Westchester|mount-vernon|one-family|650000|0|0|buyer|262200 0 0 558100 0 0
Westchester|mount-vernon|three-family|425000|20000|0|seller|170000 0 0 345000 0 0
Westchester|mount-vernon|one-family|990000|0|0|buyer|399600 0 0 902860 0 0
Westchester|peekskill|one-family|650000|0|0|buyer|262600 0 0 659100 0 0
Westchester|peekskill|three-family|425000|20000|0|seller|170000 0 0 445000 0 0
Westchester|peekskill|one-family|990000|0|0|buyer|400000 0 0 1003860 0 0
Westchester|yonkers|one-family|650000|0|0|buyer|264000 0 0 993525 0 0
Westchester|yonkers|three-family|425000|20000|0|seller|170000 0 0 667500 0 0
Westchester|yonkers|one-family|990000|0|0|buyer|402000 0 0 1513215 1004850 0
Bronx||one-family|400000|0|320050|seller|160000 0 400000 0 0 573000
Bronx||three-family|400000|0|320051|seller|160000 0 400000 0 0 576180
Bronx||commercial|900000|0|600000|seller|360000 0 2362500 0 0 1680000
Richmond||one-family|400000|0|320050|seller|160000 0 400000 0 0 573000
Richmond||three-family|400000|0|320051|seller|160000 0 400000 0 0 576180
Richmond||commercial|900000|0|600000|seller|360000 0 2362500 0 0 1680000
Albany||one-family|400000|0|320050|seller|160000 0 0 0 0 317500
Albany||three-family|400000|0|320051|seller|160000 0 0 0 0 320100
Albany||commercial|900000|0|600000|seller|360000 0 0 0 0 750000
Allegany||one-family|400000|0|320050|seller|160000 0 0 0 0 240000
Allegany||three-family|400000|0|320051|seller|160000 0 0 0 0 240075
Allegany||commercial|900000|0|600000|seller|360000 0 0 0 0 600000
Cattaraugus||one-family|400000|0|320050|seller|160000 0 0 0 0 317500
Cattaraugus||three-family|400000|0|320051|seller|160000 0 0 0 0 320100
Cattaraugus||commercial|900000|0|600000|seller|360000 0 0 0 0 750000
Chenango||one-family|400000|0|320050|seller|160000 0 0 0 0 240000
Chenango||three-family|400000|0|320051|seller|160000 0 0 0 0 240075
Chenango||commercial|900000|0|600000|seller|360000 0 0 0 0 600000
Cortland||one-family|400000|0|320050|seller|160000 0 0 0 0 320000
Cortland||three-family|400000|0|320051|seller|160000 0 0 0 0 320100
Cortland||commercial|900000|0|600000|seller|360000 0 0 0 0 750000
Dutchess||one-family|400000|0|320050|seller|160000 0 0 0 0 253000
Dutchess||three-family|400000|0|320051|seller|160000 0 0 0 0 256080
Dutchess||commercial|900000|0|600000|seller|360000 0 0 0 0 630000
Erie||one-family|400000|0|320050|seller|160000 200000 0 0 0 237500
Erie||three-family|400000|0|320051|seller|160000 200000 0 0 0 240075
Erie||commercial|900000|0|600000|seller|360000 450000 0 0 0 600000
Greene||one-family|400000|0|320050|seller|160000 0 0 0 0 320000
Greene||three-family|400000|0|320051|seller|160000 0 0 0 0 320100
Greene||commercial|900000|0|600000|seller|360000 0 0 0 0 750000
Jefferson||one-family|400000|0|320050|seller|160000 0 0 0 0 160000
Jefferson||three-family|400000|0|320051|seller|160000 0 0 0 0 160050
Jefferson||commercial|900000|0|600000|seller|360000 0 0 0 0 450000
Monroe||one-family|400000|0|320050|seller|160000 0 0 0 0 240000
Monroe||three-family|400000|0|320051|seller|160000 0 0 0 0 240075
Monroe||commercial|900000|0|600000|seller|360000 0 0 0 0 600000
Nassau||one-family|400000|0|320050|seller|160000 0 0 0 0 253000
Nassau||three-family|400000|0|320051|seller|160000 0 0 0 0 256080
Nassau||commercial|900000|0|600000|seller|360000 0 0 0 0 630000
Niagara||one-family|400000|0|320050|seller|160000 0 0 0 0 240000
Niagara||three-family|400000|0|320051|seller|160000 0 0 0 0 240075
Niagara||commercial|900000|0|600000|seller|360000 0 0 0 0 600000
Onondaga||one-family|400000|0|320050|seller|160000 0 0 0 0 237500
Onondaga||three-family|400000|0|320051|seller|160000 0 0 0 0 240075
Onondaga||commercial|900000|0|600000|seller|360000 0 0 0 0 600000
Orange||one-family|400000|0|320050|seller|160000 0 0 0 0 253000
Orange||three-family|400000|0|320051|seller|160000 0 0 0 0 256080
Orange||commercial|900000|0|600000|seller|360000 0 0 0 0 630000
Otsego||one-family|400000|0|320050|seller|160000 0 0 0 0 240000
Otsego||three-family|400000|0|320051|seller|160000 0 0 0 0 240075
Otsego||commercial|900000|0|600000|seller|360000 0 0 0 0 600000
St. Lawrence||one-family|400000|0|320050|seller|160000 0 0 0 0 160000
St. Lawrence||three-family|400000|0|320051|seller|160000 0 0 0 0 160050
St. Lawrence||commercial|900000|0|600000|seller|360000 0 0 0 0 450000
Suffolk||one-family|400000|0|320050|seller|160000 0 0 0 0 253000
Suffolk||three-family|400000|0|320051|seller|160000 0 0 0 0 256080
Suffolk||commercial|900000|0|600000|seller|360000 0 0 0 0 630000
Tompkins||one-family|400000|0|320050|seller|160000 80000 0 0 0 237500
Tompkins||three-family|400000|0|320051|seller|160000 80000 0 0 0 240075
Tompkins||commercial|900000|0|600000|seller|360000 180000 0 0 0 600000
Ulster||one-family|400000|0|320050|seller|160000 0 0 0 0 160000
Ulster||three-family|400000|0|320051|seller|160000 0 0 0 0 160050
Ulster||commercial|900000|0|600000|seller|360000 0 0 0 0 450000
Warren||one-family|400000|0|320050|seller|160000 0 0 0 0 320000
Warren||three-family|400000|0|320051|seller|160000 0 0 0 0 320100
Warren||commercial|900000|0|600000|seller|360000 0 0 0 0 750000
Westchester||one-family|400000|0|320050|seller|160000 0 0 0 0 333000
Westchester||three-family|400000|0|320051|seller|160000 0 0 0 0 336105
Westchester||commercial|900000|0|600000|seller|360000 0 0 0 0 780000
Yates||one-family|400000|0|320050|seller|160000 0 0 0 0 240000
Yates||three-family|400000|0|320051|seller|160000 0 0 0 0 240075
Yates||commercial|900000|0|600000|seller|360000 0 0 0 0 600000
Queens||two-family|1200000|0|499999|seller|480000 0 1710000 0 1200000 897000
Queens||condo|1200000|0|499999|seller|480000 0 1710000 0 1200000 900000
Queens||four-family|1200000|0|499999|seller|480000 0 3150000 0 0 900000
Queens||commercial|1200000|0|499999|seller|480000 0 3150000 0 0 1025000
Queens||co-op|1200000|0|499999|seller|480000 0 1710000 0 1200000 0
Queens||two-family|1200000|0|500000|seller|480000 0 1710000 0 1200000 959500
Queens||condo|1200000|0|500000|seller|480000 0 1710000 0 1200000 962500
Queens||four-family|1200000|0|500000|seller|480000 0 3150000 0 0 1275000
Queens||commercial|1200000|0|500000|seller|480000 0 3150000 0 0 1400000
Queens||co-op|1200000|0|500000|seller|480000 0 1710000 0 1200000 0
Queens||two-family|1200000|0|8700|seller|480000 0 1710000 0 1200000 13050
Queens||condo|1200000|0|8700|seller|480000 0 1710000 0 1200000 15660
Queens||four-family|1200000|0|8700|seller|480000 0 3150000 0 0 15660
Queens||commercial|1200000|0|8700|seller|480000 0 3150000 0 0 17835
Queens||co-op|1200000|0|8700|seller|480000 0 1710000 0 1200000 0
Westchester|yonkers|two-family|500000|0|250000|seller|200000 0 0 750000 0 384500
Erie||home-in-park|90000|0|50000|seller|0 0 0 0 0 0
Columbia||one-family|150000|0|0|seller|60000 0 0 0 0 0
Columbia||one-family|150001|0|0|seller|60200 100 0 0 0 0
Columbia||two-family|150001|0|0|seller|60200 30100 0 0 0 0
Madison||one-family|500|0|0|seller|0 0 0 0 0 0
Madison||one-family|250000|0|200000|seller|100000 100000 0 0 0 100000
Madison||one-family|250000|0|0|buyer|100400 100800 0 0 0 0
Madison||four-family|480000|25000|0|seller|202000 202000 0 0 0 0
Madison||land|60001|0|0|seller|24200 24200 0 0 0 0
Madison||home-in-park|90000|0|0|seller|0 0 0 0 0 0
Otsego||farm|1250000|0|0|seller|500000 0 0 0 500000 0|40
Otsego||farm|999999|0|0|seller|400000 0 0 0 0 0|40
Otsego||farm|1000001|0|0|seller|400200 0 0 0 330000 0|33
Queens||mixed-use|2500000|0|0|seller|1625000 0 6562500 0 781250 0|25
Erie||land|1250000|0|0|seller|500000 625000 0 0 0 0|40
`;
