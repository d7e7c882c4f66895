"""Holds the puzzles of Qurush, as `make puzzles` has made them."""

COLLECTION = """\
complete 4 0 | Fd2=5 . | ...../.353./.125./.256./..... A=d1 B=b4 ap7 A t27 gA=2x2:55/52 gB=? open_goals=on
complete 4 0 | Fb2=1 . | ...../.335./.15../.323./....2 A=a2 B=e3 ap7 A t61 gA=2x2:52/34 gB=? open_goals=on
complete 4 0 | Fe2=1 . | .22../.26../...42/...34/...3. A=e1 B=e1 ap7 A t61 gA=2x2:23/43 gB=? open_goals=on
complete 4 0 | Sb2-c2 . | .1.../..624/..42./.4.2./..2.. A=b1 B=b4 ap7 A t63 gA=2x2:42/42 gB=? open_goals=on
complete 4 0 | Fc4=4 . | ...../.465./..45./.546./.1... A=a1 B=b4 ap7 B t24 gA=? gB=2x2:55/44 open_goals=on
complete 7 0 | Md3 Fc3=5 | ...../.3462/336../5.2../..... A=c3 B=e3 ap7 B t30 gA=? gB=2x2:53/43 open_goals=on
complete 4 0 | Fd3=1 . | ...6./.23../1.54./.242./..... A=b5 B=e3 ap7 B t24 gA=? gB=2x2:45/23 open_goals=on
complete 4 0 | Fb2=3 . | ...../.445./.451./.646./..... A=c1 B=a2 ap7 B t26 gA=? gB=2x2:34/45 open_goals=on
complete 7 0 | Mc1 Fd1=5 | ...../162../..25./..52./..36. A=b1 B=a1 ap7 A t77 gA=2x2:25/53 gB=? open_goals=on
complete 4 0 | Sd2-d3 . | ..3../.443./5.3.1/...5./2.... A=c2 B=a4 ap7 A t79 gA=2x2:43/35 gB=? open_goals=on
complete 7 0 | Md3 Fc3=4 | ...../333../1266./.5.2./..... A=b3 B=e3 ap7 B t42 gA=? gB=2x2:23/43 open_goals=on
complete 4 0 | Fe3=5 . | ...../52.../24326/...11/..... A=c2 B=e4 ap7 B t50 gA=? gB=2x2:32/45 open_goals=on
complete 4 0 | Fe3=1 . | .44../1..../..133/...53/5.... A=d2 B=e4 ap7 B t46 gA=? gB=2x2:34/53 open_goals=on
complete 4 0 | Fd4=1 . | ...../.654./..324/.51.4/..... A=c4 B=d5 ap7 B t22 gA=? gB=2x2:23/35 open_goals=on
complete 7 0 | Me4 Fd4=4 | .3..../66.4../5.365./.4225./..356./....2. A=c4 B=b5 C=f4 D=c3 ap7 C t71 gA=?+? gB=?+? gC=2x2:32/44+4x1:4425 gD=?+? open_goals=on
complete 4 0 | Fc2=1 . | 3..../..52./.114./5.42./..... A=c4 B=c1 ap7 B t50 gA=? gB=2x2:24/32 open_goals=on
complete 4 0 | Fd3=4 . | ...6./.15../.416./..35./.1... A=c4 B=e3 ap7 B t34 gA=? gB=2x2:24/35 open_goals=on
complete 4 0 | Fd3=3 . | ...../5.34./.316./.51../.6... A=e3 B=c1 ap7 A t53 gA=2x2:43/34 gB=? open_goals=on
complete 7 0 | Me3 Fe4=4 | .5.3./..146/..633/...../.1... A=d3 B=e2 ap7 B t74 gA=? gB=2x2:43/43 open_goals=on
complete 4 0 | Fb4=1 . | .24../.342./..13./.1.../...6. A=a4 B=e4 ap7 A t35 gA=2x2:44/42 gB=? open_goals=on
complete 7 0 | Mb3 Fc3=2 | ...../.442./.263./..42./.2... A=b3 B=a3 ap7 B t32 gA=? gB=2x2:24/32 open_goals=on
complete 7 0 | Md2 Fc2=2 | ...../..24./1.52./.562./..3.. A=e2 B=e4 ap7 A t41 gA=2x2:25/22 gB=? open_goals=on
complete 4 0 | Sd5-d4 . | ...3../.513.1/..2.../.63454/1..52./...35. A=d6 B=c5 C=e5 D=f1 ap7 A t73 gA=2x2:25/42+4x1:3453 gB=?+? gC=?+? gD=?+? open_goals=on
complete 4 0 | Fd2=1 . | 3..../4..4./.631./..42./.4... A=b4 B=e2 ap7 B t52 gA=? gB=2x2:33/45 open_goals=on
complete 7 0 | Md4 Fc4=4 | ...../4.65./.452./.6.5./..2.. A=a3 B=e4 ap7 B t54 gA=? gB=2x2:54/25 open_goals=on
complete 7 0 | Md2 Fc2=4 | ..3../.4.1./.354./.163./..... A=e2 B=e2 ap7 A t41 gA=2x2:54/43 gB=? open_goals=on
complete 4 0 | Sb5-c5 . | .14.../.5..33/2.36../.52.3./2.334./...5.. A=b4 B=a5 C=e3 D=e2 ap7 B t62 gA=?+? gB=2x2:44/52+4x1:3235 gC=?+? gD=?+? open_goals=on
complete 4 0 | Fd3=2 . | 4..../.553./.236./..53./..... A=d2 B=a3 ap7 A t23 gA=2x2:32/53 gB=? open_goals=on
complete 4 0 | Sb4-b3 . | .3.../44.../..44./.535./...4. A=e4 B=b5 ap7 B t32 gA=? gB=2x2:44/53 open_goals=on
complete 4 0 | Sb3-c3 . | ..1../.323./.4.44/...5./1.... A=a3 B=d2 ap7 A t45 gA=2x2:34/24 gB=? open_goals=on
complete 4 0 | Fc5=1 . | ..32./2.51./351../...../.2... A=b3 B=d5 ap7 B t56 gA=? gB=2x2:42/52 open_goals=on
complete 4 0 | Fb4=4 . | ...../.631./.44.6/..41./...2. A=b2 B=b3 ap7 B t24 gA=? gB=2x2:43/44 open_goals=on
complete 4 0 | Fb3=1 . | .6.../..3../.432./.141./...2. A=a3 B=c2 ap7 A t45 gA=2x2:42/33 gB=? open_goals=on
complete 4 0 | Fe4=5 . | ....../5...5./65326./..456./.153../.3.25. A=c2 B=b1 C=e5 D=c1 ap7 C t63 gA=?+? gB=?+? gC=2x2:34/54+4x1:5235 gD=?+? open_goals=on
complete 4 0 | Sa3-b3 . | ...../.53../4.21./.454./...5. A=d2 B=a4 ap7 B t40 gA=? gB=2x2:44/52 open_goals=on
complete 7 0 | Mb3 Fb4=2 | ..4../6645./.54.2/...../...3. A=b2 B=d1 ap7 A t65 gA=2x2:52/44 gB=? open_goals=on
complete 4 0 | Fd4=1 . | ...../.223./..322/2.23./..... A=d3 B=d5 ap7 B t26 gA=? gB=2x2:32/24 open_goals=on
complete 4 0 | Fd2=1 . | .2.6./.551./...51/...32/..... A=b2 B=d1 ap7 B t70 gA=? gB=2x2:45/25 open_goals=on
complete 4 0 | Se3-d3 . | ....5/..4../.42.3/.152./..5.. A=e2 B=e4 ap7 A t47 gA=2x2:25/32 gB=? open_goals=on
complete 7 0 | Md2 Fd3=4 | .42../.334./..26./...44/..... A=b3 B=d1 ap7 B t48 gA=? gB=2x2:34/24 open_goals=on
complete 7 1 | Pb4 | ..32./.4.3./6.32./..44./..... A=c4 B=a4 ap7 B t32 gA=? gB=2x2:23/34 open_goals=on
complete 4 1 | Fa2=1 . | ..45./.1..1/25.../413../..... A=a3 B=b3 ap7 A t69 gA=2x2:25/32 gB=? open_goals=on
complete 7 1 | Mb4 Fb3=1 | ..11./...1./45.../253.3/..... A=b5 B=c5 ap7 A t99 gA=2x2:42/25 gB=? open_goals=on
complete 4 1 | Fc2=1 . | ...../3.1.5/..32./5.21./...5. A=d4 B=c1 ap7 B t72 gA=? gB=2x2:35/23 open_goals=on
complete 4 1 | Fb4=3 . | ...../.625./.311./.645./..... A=b5 B=c4 ap7 A t35 gA=2x2:32/34 gB=? open_goals=on
complete 4 1 | Fc3=1 . | ....3/...4./.54.3/.454./..1.. A=e4 B=c4 ap7 B t54 gA=? gB=2x2:54/35 open_goals=on
complete 4 1 | Fc4=1 . | ...../.432./.445./..14./..1.. A=e3 B=c5 ap7 B t38 gA=? gB=2x2:44/44 open_goals=on
complete 4 1 | Sc2-d2 . | .5..1./.35.44/...542/.5224./.52.../...3.. A=b5 B=f6 C=c1 D=b6 ap7 C t95 gA=?+? gB=?+? gC=2x2:42/52+4x1:5223 gD=?+? open_goals=on
complete 4 1 | Fc1=1 . | ...1./.4.5./.31../..42./..33. A=b3 B=b1 ap7 B t64 gA=? gB=2x2:23/44 open_goals=on
complete 7 1 | Md2 Fd3=1 | ...../.224./.513./.2.../.2.3. A=d1 B=a1 ap7 A t63 gA=2x2:24/54 gB=? open_goals=on
complete 7 1 | Mb4 Fc4=5 | .2.../.163./..21./..3../.33.. A=a2 B=a4 ap7 B t54 gA=? gB=2x2:25/33 open_goals=on
complete 7 1 | Mb3 Fc3=1 | .2.../.553./.354./..3../...1. A=c2 B=a3 ap7 B t36 gA=? gB=2x2:55/32 open_goals=on
complete 4 1 | Fd3=1 . | 2..../..53./.215./.51.1/..... A=c1 B=d4 ap7 B t44 gA=? gB=2x2:22/35 open_goals=on
complete 7 1 | Mb2 Fb3=1 | .3.3./.214./.21../...../..12. A=a2 B=b1 ap7 B t68 gA=? gB=2x2:52/53 open_goals=on
complete 4 1 | Fc4=1 . | ...../.235./252../312../..... A=d4 B=b2 ap7 A t69 gA=2x2:52/24 gB=? open_goals=on
complete 7 1 | Mc4 Fc3=1 | ...../..15./4.21./.54../1.5.. A=c5 B=a2 ap7 A t35 gA=2x2:54/35 gB=? open_goals=on
complete 7 1 | Md2 Fd1=3 | 5..../.4.../5..../2534./..16. A=d3 B=e3 ap7 A t55 gA=2x2:43/35 gB=? open_goals=on
complete 7 1 | Mc4 Fd4=5 | ..1../..364/...15/1...4/....1 A=e1 B=b4 ap7 B t98 gA=? gB=2x2:25/54 open_goals=on
complete 7 1 | Md2 Fc2=1 | ...../.521./.331./.531./..... A=c2 B=e2 ap7 B t30 gA=? gB=2x2:34/45 open_goals=on
complete 4 1 | Fb4=1 . | ...../251../.431./.1.42/..... A=a4 B=b5 ap7 A t43 gA=2x2:42/34 gB=? open_goals=on
complete 4 1 | Sb3-c3 . | ...6./.155./54.4./1..3./..... A=b4 B=a3 ap7 B t54 gA=? gB=2x2:45/45 open_goals=on
complete 7 1 | Md3 Fd2=1 | .43../11.../4..../...24/...32 A=c4 B=d4 ap7 B t94 gA=? gB=2x2:35/24 open_goals=on
complete 4 1 | Fc4=1 . | .13../154../3..../3..5./....1 A=c5 B=c5 ap7 A t63 gA=2x2:23/53 gB=? open_goals=on
complete 7 1 | Md4 Fd3=1 | ....4/....6/.123./2.43./..5.. A=d5 B=c2 ap7 A t79 gA=2x2:34/42 gB=? open_goals=on
complete 7 1 | Me3 Fd3=2 | .2..2./.216../..562./.2365./2.26.4/...... A=c3 B=b6 C=d6 D=f3 ap7 D t44 gA=?+? gB=?+? gC=?+? gD=2x2:33/22+4x1:2325 open_goals=on
complete 7 1 | Mc3 Fd3=2 | ..1.3/.14../..56./..545/..... A=b3 B=e5 ap7 A t51 gA=2x2:24/55 gB=? open_goals=on
complete 4 1 | Fc3=1 . | ...3./.545./454../..3.5/..... A=c2 B=a4 ap7 A t53 gA=2x2:55/34 gB=? open_goals=on
complete 4 1 | Fc4=1 . | ...../.641./..444/...3./.6.3. A=c5 B=c2 ap7 A t53 gA=2x2:43/43 gB=? open_goals=on
complete 7 1 | Mb4 Fb3=1 | ...../.213./441../.54../...2. A=b5 B=c4 ap7 A t55 gA=2x2:33/52 gB=? open_goals=on
complete 7 1 | Md1 Fc1=3 | ...../231../2..3./..11./..64. A=e1 B=c4 ap7 A t71 gA=2x2:24/53 gB=? open_goals=on
complete 7 1 | Mc4 Fc3=1 | .3.../.5..3/4.33./.122./..... A=e2 B=c5 ap7 B t56 gA=? gB=2x2:24/23 open_goals=on
complete 7 1 | Mc4 Fd4=4 | ...../..56./.1354/..16./2.... A=b2 B=b4 ap7 B t44 gA=? gB=2x2:35/54 open_goals=on
complete 7 1 | Mb4 Fc4=1 | ...../3.31./.322./.156./..... A=a4 B=d5 ap7 A t23 gA=2x2:24/23 gB=? open_goals=on
complete 7 1 | Md2 Fd1=1 | ....5/53.../1..../2.32./..12. A=d3 B=d4 ap7 A t91 gA=2x2:55/23 gB=? open_goals=on
complete 4 1 | Fd2=1 . | .54../.3.3./..54./..15./...1. A=d1 B=e3 ap7 A t63 gA=2x2:23/45 gB=? open_goals=on
complete 7 1 | Mb2 Fc2=1 | ...5./.643./.32../.531./..... A=d3 B=a2 ap7 B t30 gA=? gB=2x2:45/23 open_goals=on
complete 7 1 | Mb4 Fb3=4 | ...../.453./562../.312./..... A=b5 B=b2 ap7 A t27 gA=2x2:42/35 gB=? open_goals=on
complete 4 1 | Fd4=2 . | ...2./.416./.231./.52../..... A=d4 B=d5 ap7 B t22 gA=? gB=2x2:23/22 open_goals=on
complete 7 1 | Md3 Fc3=1 | 2..../...../4231./..214/...5. A=d4 B=c3 ap7 A t73 gA=2x2:42/54 gB=? open_goals=on
complete 4 1 | Fc4=1 . | .2.../635../.532./..26./..... A=a2 B=c5 ap7 B t26 gA=? gB=2x2:23/35 open_goals=on
complete 7 2 | Pb3 | ..5../64511/.5..1/.4.../..... A=b2 B=c4 ap7 A t65 gA=2x2:55/54 gB=? open_goals=on
complete 7 2 | Pd2 | ..3../.612./.33../..232/..... A=d3 B=e2 ap7 B t52 gA=? gB=2x2:23/33 open_goals=on
complete 7 2 | Pb2 | ...../..35./5251./.253./..... A=b1 B=b1 ap7 A t55 gA=2x2:23/25 gB=? open_goals=on
complete 7 2 | Pb4 | ..4../.5.5./.525./..24./.1... A=c2 B=b5 ap7 B t38 gA=? gB=2x2:52/52 open_goals=on
complete 4 2 | Sc5-b5 . | .2..1./..45../.242.3/.2345./3365../...... A=c6 B=e6 C=f1 D=f6 ap7 A t73 gA=2x2:45/24+4x1:2422 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 2 | Mc4 Fd4=4 | ...../.436./..45./.354./..1.. A=b4 B=a4 ap7 A t45 gA=2x2:43/54 gB=? open_goals=on
complete 4 2 | Sd4-d3 . | ..1../.231./.14../..316/..... A=d2 B=d5 ap7 B t28 gA=? gB=2x2:54/43 open_goals=on
complete 7 2 | Mc4 Fb4=1 | ...../22.4./514../2.14./..... A=b2 B=c5 ap7 B t52 gA=? gB=2x2:54/25 open_goals=on
complete 4 2 | Sd2-c2 . | ...../661../.1334/.4.3./..... A=e2 B=e4 ap7 A t25 gA=2x2:33/24 gB=? open_goals=on
complete 7 2 | Ma3 Fa4=2 | ..2../611../31..1/6..../..3.. A=a2 B=b4 ap7 A t93 gA=2x2:42/23 gB=? open_goals=on
complete 7 2 | Mc4 Fb4=1 | .3.../.33../.14../..216/...6. A=b3 B=d4 ap7 B t64 gA=? gB=2x2:43/24 open_goals=on
complete 4 2 | Sb6-c6 . | .5.5../444.4./.412../.6154./..12../....4. A=b2 B=a6 C=f3 D=e3 ap7 B t70 gA=?+? gB=2x2:35/43+4x1:2245 gC=?+? gD=?+? open_goals=on
complete 4 2 | Fc2=1 . | ...../..316/..124/.555./..... A=b4 B=d2 ap7 B t38 gA=? gB=2x2:52/24 open_goals=on
complete 7 2 | Me3 Fd3=1 | ...../.1..1/.2124/..125/..... A=c5 B=e4 ap7 B t66 gA=? gB=2x2:45/52 open_goals=on
complete 7 2 | Me1 Se2-d2 | ...../.322./.434./4.4.2/..... A=d1 B=b3 ap7 A t27 gA=2x2:34/42 gB=? open_goals=on
complete 4 2 | Se6-d6 . | ..5.2./...553/3.613./..43../.621.4/.5.... A=c3 B=d4 C=e3 D=f6 ap7 D t76 gA=?+? gB=?+? gC=?+? gD=2x2:43/35+4x1:2523 open_goals=on
complete 4 2 | Sd2-c2 . | ....4./..1314/.5423./.644../.4.166/...... A=d1 B=b5 C=d3 D=d4 ap7 A t69 gA=2x2:45/35+4x1:4442 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 2 | Md4 Fc4=1 | ...../.555./.112./..14./.6... A=e4 B=a3 ap7 A t59 gA=2x2:32/25 gB=? open_goals=on
complete 7 2 | Mb2 Fc2=2 | ....../2.3.32/.3124./.116.6/..64../.6..3. A=a2 B=c5 C=b5 D=f6 ap7 A t53 gA=2x2:25/45+4x1:2243 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 2 | Mb4 Fb3=1 | .5.../..1.4/.225./.254./..... A=e2 B=b5 ap7 B t30 gA=? gB=2x2:52/25 open_goals=on
complete 7 2 | Mb2 Fb3=1 | ...../..3.6/.211./.436./3.... A=b4 B=b1 ap7 B t58 gA=? gB=2x2:34/55 open_goals=on
complete 7 2 | Mc5 Fb5=4 | .634./112../..3.6/....3/..... A=d5 B=c3 ap7 A t63 gA=2x2:23/34 gB=? open_goals=on
complete 7 2 | Mb4 Fb3=1 | ..43./...../.55../.411./.16.. A=e4 B=b5 ap7 B t46 gA=? gB=2x2:44/52 open_goals=on
complete 7 2 | Mb5 Fc5=1 | .14.4/.53../.5.../...53/...5. A=a5 B=a2 ap7 A t89 gA=2x2:35/35 gB=? open_goals=on
complete 4 2 | Sb5-c5 . | ....5./.4..6./.2463./3335../261.../.3...1 A=a5 B=a6 C=c2 D=f2 ap7 A t61 gA=2x2:23/43+4x1:4344 gB=?+? gC=?+? gD=?+? open_goals=on
complete 4 2 | Fd3=1 . | ..3../..44./..243/.261./..... A=c4 B=d4 ap7 B t62 gA=? gB=2x2:32/44 open_goals=on
complete 7 2 | Md4 Fd3=1 | ..4../.621./.413./.5..1/..... A=d1 B=d5 ap7 B t38 gA=? gB=2x2:42/45 open_goals=on
complete 4 2 | Fd3=1 . | ..3../.544./..145/.6.1./..... A=d2 B=a2 ap7 A t47 gA=2x2:44/53 gB=? open_goals=on
complete 7 2 | Mc4 Fd4=1 | ...2./..423/..22./.24../.1... A=a3 B=b4 ap7 B t62 gA=? gB=2x2:24/25 open_goals=on
complete 7 2 | Mb2 Fc2=1 | 6..../.6.../354../.151./..2.. A=b3 B=a2 ap7 B t42 gA=? gB=2x2:55/24 open_goals=on
complete 4 2 | Fd4=1 . | ...5../262.../.6.5../2.511./.3313./..63.. A=e3 B=b5 C=d5 D=a4 ap7 C t67 gA=?+? gB=?+? gC=2x2:54/52+4x1:3542 gD=?+? open_goals=on
complete 7 2 | Mc2 Fc3=1 | ...../.621./..333/....4/..13. A=b1 B=c1 ap7 B t60 gA=? gB=2x2:42/33 open_goals=on
complete 4 2 | Sd1-d2 . | ...../..424/.132./..4.6/...1. A=c1 B=b5 ap7 A t31 gA=2x2:23/34 gB=? open_goals=on
complete 7 2 | Mc3 Fc4=1 | ..1../6341./.42../5..../4.... A=c2 B=c1 ap7 A t81 gA=2x2:32/34 gB=? open_goals=on
complete 7 2 | Mc4 Fb4=2 | ...../.63../.112./2.1../.2.4. A=d3 B=d4 ap7 B t56 gA=? gB=2x2:44/32 open_goals=on
complete 7 2 | Mb4 Fc4=3 | ...46./..3..3/.36311/.5655./.311../...... A=f1 B=a4 C=f4 D=d5 ap7 B t58 gA=?+? gB=2x2:23/43+4x1:3345 gC=?+? gD=?+? open_goals=on
complete 7 2 | Mb2 Fb1=2 | ...../..11./..3.2/.152./.61.. A=a2 B=b4 ap7 A t43 gA=2x2:22/53 gB=? open_goals=on
complete 7 2 | Mb4 Fb3=3 | 6..../.313./.64../.14../.3... A=b2 B=b5 ap7 B t46 gA=? gB=2x2:32/34 open_goals=on
complete 7 2 | Mb4 Fc4=1 | .2.../..31./.555./.4.54/..... A=d1 B=a4 ap7 B t36 gA=? gB=2x2:44/55 open_goals=on
complete 7 2 | Mb2 Sb3-b4 | 453../..23./.3.../..11./..3.. A=b1 B=e2 ap7 A t75 gA=2x2:35/23 gB=? open_goals=on
complete 7 3 | Pb2 | ...../.3.../1135./.42../..6.2 A=c4 B=a2 ap7 B t88 gA=? gB=2x2:52/34 open_goals=on
complete 7 3 | Pd2 | ...../6..2./.2551/.532./..... A=e2 B=e2 ap7 B t36 gA=? gB=2x2:32/25 open_goals=on
complete 7 3 | Pb4 | ...../.412./..12./3..31/2.... A=b3 B=a4 ap7 B t72 gA=? gB=2x2:32/43 open_goals=on
complete 7 3 | Pd2 | ..5../..55./.1.15/...3./51... A=d1 B=d4 ap7 A t51 gA=2x2:55/35 gB=? open_goals=on
complete 7 3 | Pb2 | ...../..55./.522./15.1./.1... A=b1 B=b2 ap7 A t31 gA=2x2:55/25 gB=? open_goals=on
complete 7 3 | Pe3 | ...5./.2111/.5..1/..3../..1.. A=e2 B=b3 ap7 A t97 gA=2x2:52/24 gB=? open_goals=on
complete 7 3 | Pb2 | ...../.635./.24../.411./...4. A=b1 B=c2 ap7 A t53 gA=2x2:23/44 gB=? open_goals=on
complete 7 3 | Pb4 | .6.../.113./..12./...52/...4. A=b1 B=a4 ap7 B t54 gA=? gB=2x2:54/25 open_goals=on
complete 7 3 | Pb2 | ...../.623./.53../.335./..1.. A=d1 B=b1 ap7 B t42 gA=? gB=2x2:52/33 open_goals=on
complete 7 3 | Pc2 | ...2./.4.../531../.243./.3... A=d4 B=d2 ap7 B t56 gA=? gB=2x2:42/35 open_goals=on
complete 7 3 | Mf4 Se4-e3 | .5..../..444./.4251./.434../224.6./....3. A=f3 B=b3 C=d6 D=e1 ap7 A t53 gA=2x2:45/53+4x1:4342 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 3 | Mb1 Sb2-c2 | ..3../.552./.315./.4.2./..... A=b3 B=c1 ap7 B t32 gA=? gB=2x2:45/25 open_goals=on
complete 7 3 | Me4 Fd4=5 | .3..../.563../..364./.1.136/..116./.3..2. A=b2 B=a5 C=f4 D=c1 ap7 C t67 gA=?+? gB=?+? gC=2x2:35/24+4x1:4453 gD=?+? open_goals=on
complete 7 3 | Mb6 Sc6-c5 | ..15.6/.4.35./4.3..3/414.../.433.6/...... A=a6 B=b2 C=d4 D=f3 ap7 A t77 gA=2x2:33/43+4x1:5324 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 3 | Ma2 Sb2-b3 | ..1../.23.5/..11./.5.../.61.. A=a3 B=d1 ap7 A t59 gA=2x2:52/23 gB=? open_goals=on
complete 7 3 | Mc5 Sc4-b4 | ...../2.51./142../.216./..... A=b5 B=a1 ap7 A t47 gA=2x2:54/24 gB=? open_goals=on
complete 7 3 | Mb5 Sc5-c4 | .43../...1./5.313/..16./..... A=a5 B=e3 ap7 A t51 gA=2x2:33/54 gB=? open_goals=on
complete 7 3 | Mb1 Sc1-c2 | ..243/1.2../..11./...2./..2.. A=c1 B=b2 ap7 B t86 gA=? gB=2x2:24/23 open_goals=on
complete 7 3 | Mb2 Fc2=1 | ...../..1../.411./.246./.4.5. A=c2 B=a2 ap7 B t66 gA=? gB=2x2:32/34 open_goals=on
complete 7 3 | Mb3 Fb4=1 | .1..../.1236./.4241./.1..3./..2614/...6.. A=b2 B=c5 C=b4 D=d5 ap7 A t81 gA=2x2:24/55+4x1:5332 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 3 | Mc3 Fd3=1 | .63../..2../.124./..14./1.... A=d3 B=b3 ap7 B t36 gA=? gB=2x2:22/43 open_goals=on
complete 7 3 | Me1 Se2-d2 | ...../313../.215./..3.3/5.... A=c2 B=d1 ap7 B t68 gA=? gB=2x2:33/54 open_goals=on
complete 7 3 | Mc5 Sd5-d4 | ...3./..4../.1212/.21../.1... A=b5 B=b3 ap7 A t41 gA=2x2:43/25 gB=? open_goals=on
complete 7 3 | Me5 Se4-d4 | ...../.53.2/.141./4.36./..... A=d5 B=b3 ap7 A t37 gA=2x2:34/23 gB=? open_goals=on
complete 7 3 | Mc2 Fd2=1 | ....2/21.../.3.../.112./..53. A=b2 B=c3 ap7 A t55 gA=2x2:53/25 gB=? open_goals=on
complete 7 3 | Md3 Sc3-c2 | ..4../.5.5./.11../.3.3./..11. A=d2 B=e3 ap7 B t58 gA=? gB=2x2:34/25 open_goals=on
complete 7 3 | Me2 Se3-d3 | ...../.6.2./.33.1/.311./..5.. A=e1 B=a3 ap7 A t43 gA=2x2:34/25 gB=? open_goals=on
complete 4 3 | Se5-e4 . | ....4./.4311./.332../.4461./.5145./...... A=d3 B=e6 C=d3 D=a1 ap7 B t42 gA=?+? gB=2x2:22/54+4x1:3325 gC=?+? gD=?+? open_goals=on
complete 7 3 | Me4 Se3-d3 | ....4/..6.1/..3.4/.414./...4. A=e5 B=a2 ap7 A t91 gA=2x2:44/32 gB=? open_goals=on
complete 4 3 | Sb4-a4 . | 4...4./1...1./.5435./3.455./.3516./...... A=b5 B=e4 C=b5 D=d3 ap7 C t87 gA=?+? gB=?+? gC=2x2:34/23+4x1:3554 gD=?+? open_goals=on
complete 7 3 | Ma3 Sa2-b2 | ...../..13./.456./1.41./.6... A=a4 B=c3 ap7 A t41 gA=2x2:34/45 gB=? open_goals=on
complete 4 3 | Se3-d3 . | ..6.5./.541../.6.11./.2..1./2.21../..132. A=d4 B=f3 C=e5 D=e4 ap7 D t76 gA=?+? gB=?+? gC=?+? gD=2x2:45/45+4x1:5424 open_goals=on
complete 7 3 | Md2 Fc2=1 | ...2./.34../..41./.5351/..... A=e2 B=c4 ap7 A t49 gA=2x2:43/45 gB=? open_goals=on
complete 4 3 | Se2-d2 . | .3..../..456./.4312./.4541./..3.54/...6.. A=b1 B=a6 C=e3 D=e1 ap7 D t52 gA=?+? gB=?+? gC=?+? gD=2x2:32/32+4x1:5435 open_goals=on
complete 7 3 | Mc3 Fb3=3 | .1.../655../.61../..15./...4. A=d3 B=b2 ap7 A t49 gA=2x2:35/45 gB=? open_goals=on
complete 7 3 | Mb4 Fb3=1 | ..23./.2.../132../.12../..2.. A=b5 B=e2 ap7 A t39 gA=2x2:34/22 gB=? open_goals=on
complete 7 3 | Mc3 Fb3=1 | .2.../521.5/15..3/....4/..... A=d2 B=d3 ap7 B t80 gA=? gB=2x2:22/55 open_goals=on
complete 7 3 | Mb1 Sb2-c2 | ....../4252../..4313/6.33../.4.31./5...3. A=a3 B=d5 C=f4 D=c1 ap7 D t92 gA=?+? gB=?+? gC=?+? gD=2x2:34/32+4x1:5434 open_goals=on
complete 7 3 | Md3 Fc3=1 | ..4../.112./.454./.1.5./..... A=e3 B=e2 ap7 A t43 gA=2x2:42/22 gB=? open_goals=on
complete 7 3 | Md2 Fd3=1 | ...../66.../.422./.232./..1.. A=d1 B=c4 ap7 A t35 gA=2x2:52/23 gB=? open_goals=on
complete 7 4 | Pe3 | .6..../.41455/.6411./.1..4./.3.13./..1... A=f3 B=b3 C=c4 D=d3 ap7 A t53 gA=2x2:33/42+4x1:4342 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 4 | Lc5<d4 | ...../.3.51/.113./4.54./..... A=e2 B=c4 ap7 B t30 gA=? gB=2x2:35/55 open_goals=on
complete 7 4 | Pc3 | ...3./.3321/..15./1..1./..... A=d1 B=b3 ap7 B t62 gA=? gB=2x2:55/32 open_goals=on
complete 7 4 | Pc5 | .13.../..144./.63416/3...../.44.5./..1..5 A=d2 B=c6 C=b5 D=f3 ap7 B t82 gA=?+? gB=2x2:32/54+4x1:3434 gC=?+? gD=?+? open_goals=on
complete 7 4 | Pe4 | ...6./4...1/...43/..15./.31.. A=e5 B=c5 ap7 A t85 gA=2x2:54/35 gB=? open_goals=on
complete 7 4 | Pb2 | 4.1.../..61../..211./454.1./.263../.4..1. A=a2 B=a5 C=a3 D=d3 ap7 A t85 gA=2x2:35/24+4x1:3534 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 4 | Pe4 | ..5.../1412../42435./.1...4/142.../....3. A=e5 B=e3 C=c3 D=e2 ap7 B t90 gA=?+? gB=2x2:24/35+4x1:5234 gC=?+? gD=?+? open_goals=on
complete 7 4 | Pc2 | .413../..55../13...6/1.232./..363./...1.. A=c4 B=b4 C=c3 D=c1 ap7 D t52 gA=?+? gB=?+? gC=?+? gD=2x2:33/54+4x1:3253 open_goals=on
complete 7 4 | Pb3 | .6.../5.23./.134./..1.6/..... A=d3 B=a3 ap7 B t50 gA=? gB=2x2:23/43 open_goals=on
complete 7 4 | Lc2<d1 | ....../.25.5./4535.5/.5165./..341./...4.. A=c1 B=a3 C=f6 D=f6 ap7 A t53 gA=2x2:54/33+4x1:4353 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 4 | Pc3 | .2.../.3.1./..31./...12/2..1. A=b3 B=c5 ap7 A t79 gA=2x2:22/43 gB=? open_goals=on
complete 7 4 | Lc4<c2 | ....../.131../62.43./11.24./.41.1./...35. A=e2 B=c1 C=e5 D=c3 ap7 D t76 gA=?+? gB=?+? gC=?+? gD=2x2:52/33+4x1:2433 open_goals=on
complete 7 4 | Pe2 | ...1../..1.62/3641../.452.6/1.251./...... A=a3 B=d3 C=d1 D=f2 ap7 D t64 gA=?+? gB=?+? gC=?+? gD=2x2:52/44+4x1:2253 open_goals=on
complete 7 4 | Pb3 | ...2./..55./321../..55./.1... A=a3 B=a2 ap7 A t71 gA=2x2:53/52 gB=? open_goals=on
complete 7 4 | Ld3<e2 | 3..../13..6/.414./..3.3/..... A=d2 B=c2 ap7 A t45 gA=2x2:34/33 gB=? open_goals=on
complete 7 4 | Pe1 | .2..../..6.6./.3224./.511.5/..441./..2.3. A=d1 B=f1 C=b3 D=e4 ap7 B t74 gA=?+? gB=2x2:54/33+4x1:2543 gC=?+? gD=?+? open_goals=on
complete 7 4 | Pb2 | ....6./.3.64./..152./.543../.34.24/11.... A=e3 B=b4 C=a5 D=b1 ap7 D t80 gA=?+? gB=?+? gC=?+? gD=2x2:32/43+4x1:2535 open_goals=on
complete 7 4 | Pd2 | ...../.3..2/.1.35/.251./..5.. A=d4 B=d1 ap7 B t58 gA=? gB=2x2:53/52 open_goals=on
complete 7 4 | Pb3 | ...../41.../.213./2.442/..... A=c3 B=a3 ap7 B t46 gA=? gB=2x2:44/23 open_goals=on
complete 7 4 | Pd2 | ..5../.644./.41../..45./...6. A=d3 B=d1 ap7 B t50 gA=? gB=2x2:45/44 open_goals=on
complete 7 4 | Pe5 | .....1/..3.1./.3621./.43455/.1.25./.3.... A=a2 B=d5 C=f3 D=f5 ap7 D t68 gA=?+? gB=?+? gC=?+? gD=2x2:44/25+4x1:3242 open_goals=on
complete 7 4 | Pd3 | ...../.41../4.14./.13.4/..4.. A=b3 B=e3 ap7 B t46 gA=? gB=2x2:23/34 open_goals=on
complete 7 4 | Pc3 | ...2./5.5../.313./.2.15/..... A=b3 B=b4 ap7 A t63 gA=2x2:54/53 gB=? open_goals=on
complete 7 4 | Pc2 | ...../.633./..134/.31../..1.. A=c1 B=d1 ap7 A t49 gA=2x2:33/45 gB=? open_goals=on
complete 7 4 | Pc3 | .3.../11.5./.411./....2/...2. A=d3 B=c3 ap7 A t69 gA=2x2:54/23 gB=? open_goals=on
complete 7 4 | Pd4 | .2..3/...14/.312./..5../4.... A=b5 B=d5 ap7 B t94 gA=? gB=2x2:54/23 open_goals=on
complete 7 4 | Lb3<b1 | ..2../4.12./121../..4../.2... A=e4 B=b2 ap7 B t78 gA=? gB=2x2:22/42 open_goals=on
complete 7 4 | Pd3 | .1.../..3.5/...44/.311./..1.. A=c3 B=d4 ap7 B t44 gA=? gB=2x2:53/44 open_goals=on
complete 7 4 | Le6<e4 | .....3/.151../.6233./.2353./242.../...5.. A=e2 B=b5 C=f3 D=e5 ap7 D t44 gA=?+? gB=?+? gC=?+? gD=2x2:43/33+4x1:2523 open_goals=on
complete 7 4 | Pc3 | .646../....3./.4.53./2.523./.5.112/..1... A=d1 B=b5 C=d4 D=b3 ap7 D t56 gA=?+? gB=?+? gC=?+? gD=2x2:24/24+4x1:5233 open_goals=on
complete 7 4 | Mb5 Sb4-c4 | ..2../.1.5./.512./.3.46/..... A=c5 B=d5 ap7 A t41 gA=2x2:35/42 gB=? open_goals=on
complete 7 4 | Ma3 Sa4-b4 | ...../1.5.6/.314./..12./.6... A=a2 B=c5 ap7 A t61 gA=2x2:35/45 gB=? open_goals=on
complete 7 4 | Mb4 Sc4-c3 | .1.../213../...1./..253/.5... A=a4 B=d2 ap7 A t33 gA=2x2:52/53 gB=? open_goals=on
complete 7 4 | Mb4 Sa4-a3 | ...../34.../.142./422../.5... A=d2 B=c4 ap7 B t64 gA=? gB=2x2:24/43 open_goals=on
complete 7 4 | Me4 Sd4-d3 | ....1./.35..2/.3623./512.55/.2..54/...... A=b2 B=e3 C=e4 D=d2 ap7 B t70 gA=?+? gB=2x2:35/25+4x1:5223 gC=?+? gD=?+? open_goals=on
complete 7 4 | Md4 Sd3-d2 | ..22../....54/4...32/.6.135/553.2./..1... A=d5 B=d1 C=d4 D=e2 ap7 A t81 gA=2x2:43/52+4x1:2435 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 4 | Ma1 Sa2-b2 | ....../.1.55./.1165./.436../1.263./..4.6. A=e4 B=e4 C=f6 D=b1 ap7 D t76 gA=?+? gB=?+? gC=?+? gD=2x2:44/55+4x1:4245 open_goals=on
complete 7 4 | Me3 Sd3-d2 | ...3.3/.31.4./.6252./.231../241.5./...... A=f3 B=e2 C=b3 D=b3 ap7 A t85 gA=2x2:32/23+4x1:2454 gB=?+? gC=?+? gD=?+? open_goals=on
complete 7 4 | Mc4 Sd4-d3 | 6..../.211./..4.1/.232./..... A=b1 B=b4 ap7 B t52 gA=? gB=2x2:34/23 open_goals=on
complete 7 4 | Mc3 Sb3-b2 | .6.../...4./.5.51/..15./.14.. A=d3 B=c2 ap7 A t35 gA=2x2:54/54 gB=? open_goals=on
"""
